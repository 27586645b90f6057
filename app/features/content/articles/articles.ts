import type { Locale } from '#app/i18n/locale.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { people } from '../team/people.ts';
import type { Person } from '../team/person.ts';
import type { Article } from './article.ts';
import { readingMinutes } from './reading-time.ts';

/** The site comes without articles: staff write all of them. */
export const articleFiles: readonly Article[] = [];

/** The articles of a language, the newest first; of all languages without one. */
export const articles = (locale?: Locale): readonly Article[] =>
  inLanguage(itemsOf('article', articleFiles), locale).toSorted((a, b) =>
    b.posted.localeCompare(a.posted),
  );

export const articleBySlug = (locale: Locale, slug: string | undefined): Article | undefined =>
  articles(locale).find((article) => article.slugs[locale] === slug);

export const minutesToRead = (article: Article, locale: Locale): number =>
  readingMinutes(article.texts[locale].markdown);

/** Who wrote an article, also under a name that the person had before; none who has left the site. */
export const authorOf = ({ author }: Article, locale: Locale): Person | undefined =>
  author === ''
    ? undefined
    : people(locale).find(
        ({ slug, earlierSlugs }) => slug === author || earlierSlugs?.includes(author),
      );

const MOST_RELATED = 3;

/** What to read next: the articles with the most tags in common, then the newest. */
export function relatedTo(article: Article, locale: Locale): readonly Article[] {
  const tags = new Set(article.texts[locale].tags.map((tag) => tag.toLocaleLowerCase(locale)));
  const inCommon = ({ texts }: Article) =>
    texts[locale].tags.filter((tag) => tags.has(tag.toLocaleLowerCase(locale))).length;
  return articles(locale)
    .filter(({ slugs }) => slugs[locale] !== article.slugs[locale])
    .toSorted((a, b) => inCommon(b) - inCommon(a))
    .slice(0, MOST_RELATED);
}
