import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageLine } from '#app/features/crm/messages/admin/message-line.tsx';
import type { SentMessage } from '#app/features/crm/messages/messages.ts';
import { CustomChange } from '#app/features/custom-fields/admin/custom-change.tsx';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import type { Note } from '#app/features/notes/note.ts';
import { AnswerValue } from '#app/features/qualification/admin/answer-value.tsx';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Values } from '#app/ui/admin/record/changed.tsx';
import { type LineKind, Timeline } from '#app/ui/admin/record/timeline.tsx';
import { FACT_KINDS, type Fact, type FactFilter } from '../contacts.ts';

type Props = {
  contact: string;
  facts: readonly Fact[];
  /** The fields that staff defined, for their changes. */
  fields: readonly CustomField[];
  messages: readonly SentMessage[];
  notes: readonly Note[];
  subject: NoteSubject;
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

const endOf = ({ details }: Fact, end: 'from' | 'to' | 'field' | 'label') => {
  const value = details[end];
  return typeof value === 'string' ? value : null;
};

/** Whether a fact has values before and after that are texts, and no ids. */
const isChange = (fact: Fact) =>
  ['record', 'deal', 'move'].includes(fact.kind) &&
  endOf(fact, 'from') !== null &&
  endOf(fact, 'to') !== null &&
  ![endOf(fact, 'from'), endOf(fact, 'to')].some((value) => /^[\da-f-]{36}$/.test(value ?? ''));

function FactLine({ fact, fields }: { fact: Fact; fields: readonly CustomField[] }) {
  const { t } = useTranslation('contacts');
  const known = t('facts', { returnObjects: true }) as Record<string, string>;
  const states = t('leadStates', { returnObjects: true }) as Record<string, string>;
  const stateOf = (value: string | null) =>
    fact.kind === 'move' && value !== null ? (states[value] ?? value) : value;
  const address = addressOf(fact);
  const words = known[`${fact.kind}_${fact.title}`] ?? known[fact.kind] ?? fact.title;
  const isCustom = fact.title === 'custom_field';
  const { protocol, about } = fact.details;
  return (
    <>
      <Moment at={fact.at} />
      <div>
        {address ? (
          <Link className="link" to={address}>
            {words}
          </Link>
        ) : (
          !isCustom && words
        )}
        {!isCustom && typeof about === 'string' && `: ${about}`}
        {isCustom && (
          <>
            {address && ' '}
            <CustomChange
              fields={fields}
              change={{
                field: endOf(fact, 'field'),
                label: endOf(fact, 'label'),
                from: endOf(fact, 'from'),
                to: endOf(fact, 'to'),
              }}
            />
          </>
        )}
        {!isCustom && isChange(fact) && (
          <>
            {' '}
            <Values from={stateOf(endOf(fact, 'from'))} to={stateOf(endOf(fact, 'to'))} />
          </>
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
              {fact.answers.map(({ label, value, phone }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <AnswerValue value={value} {...(phone && { phone })} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </>
  );
}

/** What the tabs of a timeline call a fact. */
const kindOf = ({ kind }: Fact): LineKind => {
  if (kind === 'note') return 'note';
  return ['mail', 'message', 'call', 'lead', 'feedback', 'ticket'].includes(kind)
    ? 'message'
    : 'change';
};

/** The history of a contact, a page at a time; notes on the contact can be changed there. */
export function ContactFacts(props: Props) {
  const { contact, facts, fields, messages, notes, subject, kind, next } = props;
  const { t } = useTranslation('contacts');
  const removal = useNotePosts(subject.action);
  useSeenNotes(subject.action, notes);
  const to = (query: Record<string, string>) =>
    `${adminPath('contact', { id: contact })}?${new URLSearchParams(query)}`;
  // A message is shown whole; its deletion is a fact like others.
  const messageOf = ({ title, details }: Fact) =>
    title === 'message_taken_back'
      ? undefined
      : messages.find(({ id }) => id === details['message']);
  const lineOf = (fact: Fact) => {
    const message = messageOf(fact);
    if (message) return <MessageLine message={message} />;
    const note = notes.find(({ id }) => id === fact.details['note']);
    if (note) return <NoteCard note={note} subject={subject} removal={removal} />;
    return <FactLine fact={fact} fields={fields} />;
  };
  return (
    <Timeline
      part="h2"
      items={facts.toReversed().map((fact) => ({
        key: fact.key,
        at: fact.at,
        kind: kindOf(fact),
        line: lineOf(fact),
      }))}
      tabs={
        <nav className="record-tabs" aria-label={t('filter')}>
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
      }
      older={
        <>
          {next && (
            <Link
              className="button outlined compact"
              to={to({ ...(kind && { kind }), before: next })}
              preventScrollReset
            >
              {t('older')}
            </Link>
          )}
          {facts.length === 0 && <p className="soft">{t('noFacts')}</p>}
        </>
      }
    />
  );
}
