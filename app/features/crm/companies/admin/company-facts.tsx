import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomChange } from '#app/features/custom-fields/admin/custom-change.tsx';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import type { Note } from '#app/features/notes/note.ts';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Timeline } from '#app/ui/admin/record/timeline.tsx';
import type { CompanyFact } from '../companies.ts';

/** An event, in the words of a contact's timeline where it is about a contact or a deal. */
function useWords(): (fact: CompanyFact) => string {
  const { t } = useTranslation(['companies', 'contacts']);
  const known = t('contacts:facts', { returnObjects: true }) as Record<string, string>;
  const own = t('facts', { returnObjects: true }) as Record<string, string>;
  const names = t('recorded', { returnObjects: true }) as Record<string, string>;
  return ({ subject, kind, group, fields }) => {
    if (subject !== 'company') return known[`${group}_${kind}`] ?? known[group] ?? kind;
    const changed = fields.map((field) => names[field]).filter(Boolean);
    const what = own[kind] ?? kind;
    return changed.length > 0 ? `${what}: ${changed.join(', ')}` : what;
  };
}

type Props = {
  company: string;
  facts: readonly CompanyFact[];
  notes: readonly Note[];
  /** The fields of companies that staff defined, for their changes. */
  fields: readonly CustomField[];
  subject: NoteSubject;
  next: string | null;
};

function FactLine({ fact, fields }: { fact: CompanyFact; fields: readonly CustomField[] }) {
  const words = useWords();
  return (
    <>
      <Moment at={fact.at} />
      <div>
        {fact.custom ? <CustomChange change={fact.custom} fields={fields} /> : words(fact)}
        {fact.subject !== 'company' && fact.about && (
          <>
            {', '}
            <Link className="link" to={adminPath(fact.subject, { id: fact.subjectId })}>
              {fact.about}
            </Link>
          </>
        )}
        {fact.by && <span className="soft">, {fact.by}</span>}
        {fact.body && <p className="admin-words">{fact.body}</p>}
      </div>
    </>
  );
}

/** The history of a company with the notes on it, a page at a time. */
export function CompanyFacts({ company, facts, fields, notes, subject, next }: Props) {
  const { t } = useTranslation('companies');
  const removal = useNotePosts(subject.action);
  useSeenNotes(subject.action, notes);
  return (
    <Timeline
      part="h2"
      items={[
        ...notes.map((note) => ({
          key: note.id,
          at: note.at,
          kind: 'note' as const,
          line: <NoteCard note={note} subject={subject} removal={removal} />,
        })),
        ...facts.toReversed().map((fact) => ({
          key: fact.id,
          at: fact.at,
          kind: 'change' as const,
          line: <FactLine fact={fact} fields={fields} />,
        })),
      ]}
      older={
        next && (
          <Link
            className="button outlined compact"
            to={`${adminPath('crmCompany', { id: company })}?before=${next}`}
            preventScrollReset
          >
            {t('older')}
          </Link>
        )
      }
    />
  );
}
