import { useTranslation } from 'react-i18next';
import type { Article } from '#app/features/content/articles/article.ts';
import { authorOf, minutesToRead } from '#app/features/content/articles/articles.ts';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';

/** Who wrote an article, when, about what, and how long it takes to read. */
export function ArticleFacts({ of: article }: { of: Article }) {
  const { t } = useTranslation('article');
  const locale = useLocale();
  const author = authorOf(article, locale);
  const { tags } = article.texts[locale];
  return (
    <ul className="note article-facts" aria-label={t('facts')}>
      {author && (
        <li>
          <a rel="author" href={pathTo('curriculum', locale, { slug: author.slug })}>
            {author.name}
          </a>
        </li>
      )}
      {article.posted && (
        <li>
          <time dateTime={article.posted}>{formatShortDay(article.posted, locale)}</time>
        </li>
      )}
      <li>{t('minutes', { minutes: minutesToRead(article, locale) })}</li>
      {tags.length > 0 && <li>{tags.join(', ')}</li>}
    </ul>
  );
}
