import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
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

type Props = { company: string; facts: readonly CompanyFact[]; next: string | null };

/** The history of a company, newest first, a page at a time. */
export function CompanyFacts({ company, facts, next }: Props) {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  const words = useWords();
  return (
    <>
      <ol className="admin-log contact-log">
        {facts.map((fact) => (
          <li key={fact.id}>
            <time className="num" dateTime={fact.at}>
              {formatDateTime(new Date(fact.at), locale)}
            </time>
            <div>
              {words(fact)}
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
          </li>
        ))}
      </ol>
      {next && (
        <Link
          className="button outlined compact"
          to={`${adminPath('crmCompany', { id: company })}?before=${next}`}
          preventScrollReset
        >
          {t('older')}
        </Link>
      )}
    </>
  );
}
