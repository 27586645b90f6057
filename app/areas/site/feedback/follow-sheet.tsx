import { useTranslation } from 'react-i18next';
import { feedbackFilePath, submitPath } from '#app/endpoint-paths.ts';
import type { FollowedEntry } from '#app/features/feedback/feedback.store.server.ts';
import { LONGEST_VERBATIM } from '#app/features/feedback/feedback-rules.ts';
import { outcomeWords } from '#app/features/feedback/idea-outcome.ts';
import { MissingFiles } from '#app/features/feedback/missing-files.tsx';
import { POST } from '#app/features/qualification/post-fields.ts';
import { TicketRating } from '#app/features/satisfaction/ticket-rating.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';

type Props = {
  token: string;
  entry: FollowedEntry;
  /** What a press in a mail marks of the last rating. */
  marked?: number | undefined;
  state?: { body: string; notice: { title: string; text: string } } | undefined;
};

function When({ at }: { at: string }) {
  const locale = useLocale();
  const date = new Date(at);
  return (
    <time className="note" dateTime={date.toISOString()}>
      {formatDateTime(date, locale)}
    </time>
  );
}

/** What was sent along, by her or to her. */
function Files({ token, files }: { token: string; files: FollowedEntry['files'] }) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('follow.files')}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <a className="l" href={feedbackFilePath(locale, { token, file: id })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Said({ token, entry }: Props) {
  const { t } = useTranslation('feedback');
  return (
    <section aria-labelledby="said">
      <h2 id="said" className="note">
        {t('follow.said')}
      </h2>
      <p className="small soft">
        {t(`form.types.${entry.type}`)}
        {entry.type === 'bug' && ` · ${t(`form.severities.${entry.severity}`)}`}
        {entry.score !== null && ` · ${t('follow.score')}: ${entry.score}`}
      </p>
      <p className="follow-words">{entry.verbatim}</p>
      <Files token={token} files={entry.files} />
      {entry.missing.length > 0 && (
        <div className="notice">
          <MissingFiles id="missing" names={entry.missing} />
        </div>
      )}
    </section>
  );
}

function Way({ entry }: { entry: FollowedEntry }) {
  const { t } = useTranslation('feedback');
  return (
    <section aria-labelledby="way">
      <h2 id="way" className="note">
        {t('follow.history')}
      </h2>
      <ol className="follow-way">
        <li>
          {t('follow.arrived')} <When at={entry.created_at} />
        </li>
        {entry.history.map(({ status, at }) => (
          <li key={at}>
            {t(`follow.statuses.${status}.title`)} <When at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How an idea was decided, also where somebody else had asked for it first. */
function Decided({ entry }: { entry: FollowedEntry }) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const { outcome } = entry;
  if (!outcome) return null;
  const words = outcomeWords(outcome, locale);
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome" className="note">
        {t('follow.outcome')}
      </h2>
      {entry.status === 'duplicate' && <p className="small soft">{t('follow.sameAs')}</p>}
      <p>
        <b>{t(`follow.statuses.${outcome.status}.title`)}</b>{' '}
        {outcome.at && <When at={outcome.at} />}
      </p>
      {words && <p className="follow-words">{words}</p>}
    </section>
  );
}

function Thread({ token, entry, state }: Props) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="note">
        {t('follow.thread')}
      </h2>
      {entry.messages.length > 0 && (
        <ol className="follow-thread">
          {entry.messages.map(({ by, body, at, files }) => (
            <li key={at} data-by={by}>
              <p>
                <b>{by === 'staff' ? t('follow.team') : t('follow.you')}</b> <When at={at} />
              </p>
              <p className="follow-words">{body}</p>
              <Files token={token} files={files} />
            </li>
          ))}
        </ol>
      )}
      <form
        method="post"
        action={submitPath('feedbackReply', locale, { token })}
        className="follow-reply"
      >
        {state && (
          <div className="notice" role="alert">
            <strong>{state.notice.title}</strong> <span>{state.notice.text}</span>
          </div>
        )}
        <p className="vh" aria-hidden="true">
          <label>
            {t('form.honeypot')}
            <input name={POST.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Field
          id="reply"
          name="body"
          multiline
          rows={3}
          required
          label={t('follow.reply')}
          placeholder={t('follow.replyPlaceholder')}
          maxLength={LONGEST_VERBATIM}
          defaultValue={state?.body}
        />
        <Button type="submit" variant="outline">
          {t('follow.send')}
        </Button>
      </form>
    </section>
  );
}

/** What became of somebody's feedback, for the one who holds its secret address. */
export function FollowSheet(props: Props) {
  const { entry } = props;
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  return (
    <OrderForm
      heading="h1"
      titleId="follow-title"
      number={t('follow.number', { protocol: entry.protocol })}
      title={t(`follow.statuses.${entry.status}.title`)}
      intro={t(`follow.statuses.${entry.status}.text`)}
      aside={
        <>
          <p className="small soft">
            {`${t('follow.keep')} `}
            {entry.mailed && t('follow.mailed')}
          </p>
          <p>
            <ActionLink href={pathTo('feedback', locale)}>{t('follow.again')}</ActionLink>
          </p>
        </>
      }
    >
      {entry.ratings.map((rating, place) => (
        <TicketRating
          key={rating.id}
          token={props.token}
          rating={rating}
          marked={place === 0 ? props.marked : undefined}
        />
      ))}
      <Decided entry={entry} />
      <Said {...props} />
      <Way entry={entry} />
      <Thread {...props} />
    </OrderForm>
  );
}
