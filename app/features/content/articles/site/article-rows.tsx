import { useTranslation } from 'react-i18next';
import type { Article } from '#app/features/content/articles/article.ts';
import { minutesToRead } from '#app/features/content/articles/articles.ts';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';

/** Articles with the day, what each says and how long it takes to read. */
export function ArticleRows({ of, rank: Title }: { of: readonly Article[]; rank: 'h2' | 'h3' }) {
  const { t } = useTranslation('article');
  const locale = useLocale();
  return (
    <ol className="articles">
      {of.map((article) => {
        const { slugs, posted, texts } = article;
        return (
          <li key={slugs[locale]}>
            <a className="cols" href={pathTo('article', locale, { slug: slugs[locale] })}>
              <time className="note" dateTime={posted}>
                {formatShortDay(posted, locale)}
              </time>
              <Title className="parts-name">{texts[locale].name}</Title>
              <p className="soft">{texts[locale].summary}</p>
              <p className="note">
                {t('minutesShort', { minutes: minutesToRead(article, locale) })}
              </p>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
