import { useTranslation } from 'react-i18next';
import type { SearchGroup } from '../site-search.server.ts';
import { Marked } from './marked.tsx';

/** Results by kind, the best kind first. */
export function FoundGroups({ groups }: { groups: readonly SearchGroup[] }) {
  const { t } = useTranslation('search');
  return groups.map(({ kind, hits }) => (
    <section key={kind} className="cols found" aria-labelledby={`found-${kind}`}>
      <div>
        <h2 id={`found-${kind}`}>{t(`kinds.${kind}`)}</h2>
        <p className="note">{t('count', { count: hits.length })}</p>
      </div>
      <ul>
        {hits.map(({ id, href, note, title, excerpt }) => (
          <li key={id}>
            <h3>
              <a href={href}>
                <Marked pieces={title} />
              </a>
              {note.length > 0 && (
                <span className="note">
                  <Marked pieces={note} />
                </span>
              )}
            </h3>
            <p className="soft">
              <Marked pieces={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
