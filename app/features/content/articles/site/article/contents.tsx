import { useTranslation } from 'react-i18next';
import type { Chapter } from '#app/features/content/articles/markdown/chapter.ts';

/** The chapters of an article, numbered as their headings are. */
export function Contents({ of }: { of: readonly Chapter[] }) {
  const { t } = useTranslation('article');
  return (
    <nav className="contents" aria-labelledby="contents">
      <p className="note" id="contents">
        {t('contents')}
      </p>
      <ol>
        {of.map(({ id, title }, i) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="balloon" aria-hidden="true">
                {i + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
