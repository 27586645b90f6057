import { useTranslation } from 'react-i18next';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import { fileSize } from '#app/features/projects/file-size.ts';
import { COMMENT_LENGTH, SCORES } from '#app/features/satisfaction/rating.ts';
import { formatDate, formatDateTime, formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath, portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ClientTicket } from '../client-tickets.ts';
import { REPLY_LENGTH, ticketNumber } from '../ticket.ts';
import type { RefusedTicketPost } from './client-ticket-codes.ts';
import { FilesField, Refused } from './ticket-forms.tsx';
import { TicketGauge } from './ticket-rows.tsx';

type Props = {
  ticket: ClientTicket;
  frame: Frame;
  done: 'opened' | 'said' | 'rated' | null;
  now: string;
  replyId: string;
  post: RefusedTicketPost | undefined;
};

/** The messages, each with author and time: a solid line for the studio, a dashed one for the client. */
function Thread({ ticket, now }: Pick<Props, 'ticket' | 'now'>) {
  const { t } = useTranslation('client-tickets');
  const locale = useLocale();
  return ticket.messages.map(({ id, fromClient, by, at, body, via, files }) => (
    <article key={id} id={`m-${id}`} className="portal-message" data-mine={fromClient || undefined}>
      <p className="portal-by">
        <b>{by ?? t(fromClient ? 'someone' : 'team')}</b>
        <time className="note" dateTime={at}>
          {formatWhen(new Date(at), new Date(now), locale)}
          {via === 'mail' && ` · ${t('thread.byMail')}`}
        </time>
      </p>
      <p className="portal-words">{body}</p>
      {files.map((file) => (
        <a
          key={file.id}
          className="client-ticket-file"
          href={portalPath('ticketFile', file)}
          download
        >
          <span>{file.name}</span>
          <span className="note">{fileSize(file.size, locale)}</span>
        </a>
      ))}
    </article>
  ));
}

/** A field to answer in; its button names the effect on the ticket. */
function Reply({ ticket, replyId, post }: Pick<Props, 'ticket' | 'replyId' | 'post'>) {
  const { t } = useTranslation('client-tickets');
  const locale = useLocale();
  const failed = post && post.intent !== 'rate' ? post : undefined;
  const kind = ticket.waitsFor ? 'answer' : ticket.opensAgain ? 'reopen' : 'continue';
  return (
    <form
      method="post"
      action={portalPath('ticket', ticket)}
      encType="multipart/form-data"
      className="portal-form"
      id="responder"
      data-waits={ticket.id}
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="id" value={failed?.values['id'] ?? replyId} />
      <Refused post={failed} />
      <Field
        id="resposta"
        name="body"
        multiline
        rows={5}
        label={t(`reply.${kind}.label`)}
        hint={t(`reply.${kind}.hint`, {
          day: ticket.opensUntil ? formatDate(new Date(ticket.opensUntil), locale) : '',
        })}
        maxLength={REPLY_LENGTH}
        defaultValue={failed?.values['body']}
        error={
          (failed?.code === 'invalid' && t('reply.empty')) ||
          (failed?.code === 'long' && t('reply.long'))
        }
        required
      />
      <FilesField />
      <Button type="submit">{t(`reply.${kind}.send`)}</Button>
    </form>
  );
}

/** The rating of the solution, in one press; it can be changed for seven days. */
function Rating({ ticket, post }: Pick<Props, 'ticket' | 'post'>) {
  const { t } = useTranslation('client-tickets');
  const locale = useLocale();
  const { rating } = ticket;
  if (!rating || rating.state === 'dropped') return null;
  const { id, score, comment, state, until } = rating;
  if (score === null && state !== 'open') return null;
  return (
    <Part id="nota" title={t('rating.title')}>
      {score !== null && (
        <p role="status">
          <b>{t('rating.given', { score })}</b>{' '}
          {state === 'open' && t('rating.until', { when: formatDateTime(new Date(until), locale) })}
        </p>
      )}
      {state === 'open' && (
        <form method="post" action={portalPath('ticket', ticket)} className="portal-form">
          <input type="hidden" name="intent" value="rate" />
          <input type="hidden" name="rating" value={id} />
          <Refused post={post?.intent === 'rate' ? post : undefined} />
          <Field
            id="nota-texto"
            name="comment"
            multiline
            rows={2}
            label={t('rating.comment')}
            mark={t('optional')}
            maxLength={COMMENT_LENGTH}
            defaultValue={post?.intent === 'rate' ? post.values['comment'] : (comment ?? '')}
          />
          <fieldset className="field">
            <legend className="field-label">{t('rating.question')}</legend>
            <div className="client-ticket-scores">
              {SCORES.map((value) => (
                <Button
                  key={value}
                  type="submit"
                  name="score"
                  value={value}
                  variant="outline"
                  aria-pressed={value === score || undefined}
                  aria-label={t('rating.press', { score: value })}
                >
                  {value}
                </Button>
              ))}
            </div>
            <p className="portal-row soft">
              <span>{t('rating.least')}</span>
              <span>{t('rating.most')}</span>
            </p>
          </fieldset>
        </form>
      )}
    </Part>
  );
}

/** Whose turn it is, in the words of line two. */
function useTurn({ status, conductedBy, opensAgain }: ClientTicket): string {
  const { t } = useTranslation('client-tickets');
  const who = conductedBy ?? t('team');
  if (status === 'solved' && !opensAgain) return t('turn.closed');
  return t(`turn.${status}`, { who });
}

/** A ticket with its messages, whose turn it is, and the field to answer in. */
export function TicketPage(props: Props) {
  const { t } = useTranslation('client-tickets');
  const locale = useLocale();
  const { ticket, frame, done, now } = props;
  const turn = useTurn(ticket);
  return (
    <PortalFrame frame={frame} section="tickets">
      <p>
        <a className="link" href={portalPaths.tickets}>
          {t('back')}
        </a>
      </p>
      <div className="portal-split">
        <div>
          <TwoLines thing={ticket.title} state={turn} />
          <p className="soft">
            {t('opened', {
              number: ticketNumber(ticket.number),
              by: ticket.openedBy ?? t('someone'),
              when: formatWhen(new Date(ticket.createdAt), new Date(now), locale),
            })}{' '}
            <TicketGauge status={ticket.status} />
          </p>
          {ticket.follows && (
            <p className="soft">
              <a className="link" href={portalPath('ticket', ticket.follows)}>
                {t('follows', { number: ticketNumber(ticket.follows.number) })}
              </a>
            </p>
          )}
          {done && !props.post && (
            <div className="portal-note" role="status">
              <p>
                <b>{t(`done.${done}`)}</b>
              </p>
            </div>
          )}
          <section aria-label={t('thread.label')} className="client-ticket-thread">
            <Thread ticket={ticket} now={now} />
          </section>
          <Reply {...props} />
        </div>
        <div>
          <Rating {...props} />
          <Part id="quem" title={t('who.title')}>
            <p>
              <b>{ticket.conductedBy ?? t('who.nobody')}</b>
            </p>
            <p className="soft">{t(ticket.conductedBy ? 'who.conducts' : 'who.soon')}</p>
            {ticket.project && (
              <p className="soft">
                <a className="link" href={portalPath('project', ticket.project)}>
                  {ticket.project.name}
                </a>
              </p>
            )}
          </Part>
        </div>
      </div>
    </PortalFrame>
  );
}
