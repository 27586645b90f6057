import { useTranslation } from 'react-i18next';
import type { Post } from '#app/features/content/team/person.ts';

/** Where a person has worked, latest first; what goes on is marked. */
export function Posts({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('curriculum');
  return (
    <ol className="curriculum-posts">
      {posts.map(({ from, to, role, place, text }) => (
        <li key={`${from} ${role}`} className={to === null ? 'now' : undefined}>
          <p className="note">{t(to === null ? 'since' : 'years', { from, to })}</p>
          <h3>{role}</h3>
          {place && <p className="small soft">{place}</p>}
          {text && <p className="soft">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
