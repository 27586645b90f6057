import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageLine } from '#app/features/crm/messages/admin/message-line.tsx';
import type { SentMessage } from '#app/features/crm/messages/messages.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { FACT_KINDS, type Fact, type FactFilter } from '../contacts.ts';

type Props = {
  contact: string;
  facts: readonly Fact[];
  messages: readonly SentMessage[];
  kind: FactFilter | undefined;
  next: string | null;
};

const addressOf = ({ link, linkId }: Fact): string | null => {
  if (!linkId) return null;
  if (link === 'lead' || link === 'deal') return adminPath(link, { id: linkId });
  if (link === 'feedback') return adminPath('feedbackEntry', { id: linkId });
  if (link === 'ticket') return adminPath('ticket', { id: linkId });
  return null;
};

function FactLine({ fact }: { fact: Fact }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const known = t('facts', { returnObjects: true }) as Record<string, string>;
  const address = addressOf(fact);
  const words = known[`${fact.kind}_${fact.title}`] ?? known[fact.kind] ?? fact.title;
  const protocol = fact.details['protocol'];
  return (
    <>
      <time className="num" dateTime={fact.at}>
        {formatDateTime(new Date(fact.at), locale)}
      </time>
      <div>
        {address ? (
          <Link className="link" to={address}>
            {words}
          </Link>
        ) : (
          words
        )}
        {typeof protocol === 'string' && <span className="num soft"> {protocol}</span>}
        {fact.by && <span className="soft">, {fact.by}</span>}
        {['note', 'call', 'meeting', 'feedback'].includes(fact.kind) && (
          <p className="admin-words">{fact.body}</p>
        )}
        {['mail', 'ticket'].includes(fact.kind) && <p>{fact.title}</p>}
        {fact.answers.length > 0 && (
          <details>
            <summary>{t('answers')}</summary>
            <dl className="admin-facts">
              {fact.answers.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </>
  );
}

/** The history of a contact, newest first, a page at a time. */
export function ContactFacts({ contact, facts, messages, kind, next }: Props) {
  const { t } = useTranslation('contacts');
  const to = (query: Record<string, string>) =>
    `${adminPath('contact', { id: contact })}?${new URLSearchParams(query)}`;
  // A message is shown whole; its deletion is a fact like others.
  const messageOf = ({ title, details }: Fact) =>
    title === 'message_taken_back'
      ? undefined
      : messages.find(({ id }) => id === details['message']);
  return (
    <>
      <nav className="contact-kinds" aria-label={t('filter')}>
        {[undefined, ...FACT_KINDS].map((one) => (
          <Link
            key={one ?? 'all'}
            aria-current={one === kind ? 'true' : undefined}
            to={to(one ? { kind: one } : {})}
            preventScrollReset
          >
            {one ? t(`kinds.${one}`) : t('kinds.all')}
          </Link>
        ))}
      </nav>
      {facts.length === 0 && <p className="soft">{t('noFacts')}</p>}
      <ol className="admin-log contact-log">
        {facts.map((fact) => {
          const message = messageOf(fact);
          return (
            <li key={fact.key}>
              {message ? <MessageLine message={message} /> : <FactLine fact={fact} />}
            </li>
          );
        })}
      </ol>
      {next && (
        <Link
          className="button outlined compact"
          to={to({ ...(kind && { kind }), before: next })}
          preventScrollReset
        >
          {t('older')}
        </Link>
      )}
    </>
  );
}
