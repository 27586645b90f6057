import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { ReceivedMailParts } from '#app/features/inbound/admin/received-mail.tsx';
import { Conversation } from '#app/features/tickets/admin/ticket-panel.tsx';
import type { Ticket } from '#app/features/tickets/queries/ticket.store.server.ts';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EntryComposer } from './entry-composer.tsx';
import { entryFacts } from './entry-facts.ts';
import { EntryState } from './entry-state.tsx';
import { EntryTickets } from './entry-tickets.tsx';
import { isNotified } from './ideas/ideas.ts';
import type { Entry } from './staff-feedback.store.server.ts';
import { placeField, waysFrom } from './staff-feedback.ts';
import { useEntryToast } from './use-entry-toast.ts';

type Props = { entry: Entry };
/** The ticket that it is answered in; undefined without one. */
type OfTicket = { ticket: Ticket | undefined };
/** Whether replies by mail reach the thread. */
type Answered = Props & { answersComeIn: boolean };

function Moment({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time className="num" dateTime={at}>
      {formatDateTime(new Date(at), locale)}
    </time>
  );
}

function Moves({ entry }: Props) {
  const { t } = useTranslation('staff-feedback');
  const action = adminPath('feedbackEntry', { id: entry.id });
  const fetcher = useEntryToast(action);
  // The notice to the people who asked for an idea, and its duplicate, are set where ideas are weighed.
  const ways = waysFrom(entry.status).filter(
    (way) => entry.type !== 'ideia' || !(isNotified(way) || way === 'duplicate'),
  );
  return (
    <fetcher.Form method="post" action={action} className="acts">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="seen" value={placeField(entry)} />
      {ways.map((status, index) => (
        <Needs key={status} resource="feedback" action="update" label={t(`moves.${status}`)}>
          <Button
            type="submit"
            name="status"
            value={status}
            small
            variant={index === 0 ? 'primary' : 'outline'}
            busy={fetcher.state !== 'idle'}
          >
            {t(`moves.${status}`)}
          </Button>
        </Needs>
      ))}
    </fetcher.Form>
  );
}

function Thread({ entry, answersComeIn }: Answered) {
  const { t } = useTranslation('staff-feedback');
  const who = ({ author, by }: Entry['thread'][number]) => (author === 'author' ? t('author') : by);
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="subtitle">
        {t('thread')}
      </h2>
      <ol className="admin-log">
        {entry.thread.map((message) => (
          <li key={message.id} data-internal={message.internal || undefined}>
            <Moment at={message.at} />
            <span className="admin-words">
              <b>{who(message)}</b>
              {message.internal && ` · ${t('internal')}`}
              {'\n'}
              {message.body}
            </span>
            {message.mail && <ReceivedMailParts mail={message.mail} />}
          </li>
        ))}
      </ol>
      <Needs resource="feedback" action="update" label={t('write.mode')}>
        <EntryComposer entry={entry} answersComeIn={answersComeIn} />
      </Needs>
    </section>
  );
}

function Facts({ entry }: Props) {
  const { t } = useTranslation('staff-feedback');
  const locale = useLocale();
  return (
    <section aria-labelledby="context">
      <h2 id="context" className="subtitle">
        {t('context')}
      </h2>
      <dl className="admin-facts">
        {entryFacts(entry, t, locale).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function History({ entry }: Props) {
  const { t } = useTranslation('staff-feedback');
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="subtitle">
        {t('history')}
      </h2>
      <ol className="admin-log">
        {entry.history.map(({ at, from, to, by, ticket }) => (
          <li key={at}>
            <Moment at={at} />
            <span>
              {t('moved', {
                from: t(`statuses.${from}`),
                to: t(`statuses.${to}`),
              })}
              {', '}
              {by ?? t('byServer')}
              {ticket && (
                <>
                  {', '}
                  <Link className="link" to={adminPath('ticket', { id: ticket.id })}>
                    {t('byTicket', { number: ticketNumber(ticket.number) })}
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
        <li>
          <Moment at={entry.createdAt} />
          <span>{t('received')}</span>
        </li>
      </ol>
    </section>
  );
}

/** One entry: its text, its status, and everything that was written about it. */
export function EntryPage({ entry, ticket, answersComeIn }: Answered & OfTicket) {
  const { t } = useTranslation('staff-feedback');
  const { t: words } = useTranslation('feedback');
  const kind = [
    words(`form.types.${entry.type}`),
    entry.type === 'bug' ? words(`form.severities.${entry.severity}`) : '',
    entry.score === null ? '' : String(entry.score),
  ];
  return (
    <article className="admin-page">
      <header>
        <p className="num soft">{entry.protocol}</p>
        <h1 className="title">{kind.filter(Boolean).join(' · ')}</h1>
        <EntryState status={entry.status} />
        {entry.review && <p className="bad">{t('review', { reason: entry.review })}</p>}
        {entry.withheld && <p className="soft">{t('withheld')}</p>}
      </header>
      <section aria-labelledby="said">
        <h2 id="said" className="subtitle">
          {t('verbatim')}
        </h2>
        <p className="admin-words">{entry.verbatim}</p>
        <p className="soft">
          {[entry.name, entry.email].filter(Boolean).join(' · ') || t('anonymous')}
        </p>
        {entry.files.length > 0 && (
          <ul aria-label={t('files')}>
            {entry.files.map(({ id, name, size }) => (
              <li key={id}>
                <a
                  className="link"
                  href={adminPath('feedbackFile', { id: entry.id, file: id })}
                  download
                >
                  {name}
                </a>{' '}
                <span className="num soft">{`${Math.max(1, Math.round(size / 1024))} KB`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {entry.mail && (
        <section aria-label={t('channels.email')}>
          <ReceivedMailParts mail={entry.mail} />
        </section>
      )}
      <section aria-labelledby="change">
        <h2 id="change" className="subtitle">
          {t('change')}
        </h2>
        {entry.type === 'ideia' && (
          <p>
            <Link className="link" to={`${adminPath('ideas')}?open=${entry.id}`}>
              {t('asIdea')}
            </Link>
          </p>
        )}
        <Moves entry={entry} />
      </section>
      {ticket ? (
        <Conversation ticket={ticket} part="h2" reply={undefined} />
      ) : (
        <Thread entry={entry} answersComeIn={answersComeIn} />
      )}
      <EntryTickets entry={entry} />
      <Facts entry={entry} />
      <History entry={entry} />
    </article>
  );
}
