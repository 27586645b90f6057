import { useTranslation } from 'react-i18next';
import { TicketRating } from '#app/features/satisfaction/ticket-rating.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import type { FollowedEntry } from '../feedback.store.server.ts';
import { outcomeWords } from '../idea-outcome.ts';
import { MissingFiles } from '../missing-files.tsx';
import { Files, FollowThread, type ReplyState, When } from './follow-thread.tsx';

type Props = {
  token: string;
  entry: FollowedEntry;
  /** The choice that a button in a mail has marked of the last rating. */
  marked?: number | undefined;
  state?: ReplyState | undefined;
};

function Conversation({ token, entry }: Props) {
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

/** The decision of an idea, also where another person had asked for it first. */
function Decided({ entry }: { entry: FollowedEntry }) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const { outcome } = entry;
  if (!outcome) return null;
  const words = outcomeWords(camelKeys(outcome), locale);
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

/** What the page says: as long as an entry is in work, whether the team has replied last. */
function shownStatus({ status, in_work: inWork, messages }: FollowedEntry) {
  if (status !== 'new' && status !== 'triaged') return status;
  if (messages.at(-1)?.by === 'staff') return 'answered';
  return inWork ? 'inWork' : status;
}

/** The state of a feedback entry, for the holder of its secret address. */
export function FollowSheet(props: Props) {
  const { entry } = props;
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const status = shownStatus(entry);
  return (
    <OrderForm
      heading="h1"
      titleId="follow-title"
      number={t('follow.number', { protocol: entry.protocol })}
      title={t(`follow.statuses.${status}.title`)}
      intro={t(`follow.statuses.${status}.text`)}
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
      <Conversation {...props} />
      <Way entry={entry} />
      <FollowThread token={props.token} messages={entry.messages} state={props.state} />
    </OrderForm>
  );
}
