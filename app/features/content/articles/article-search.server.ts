import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { articles } from './articles.ts';
import { renderedText } from './rendered-article.server.ts';

/** One document an article, for the site's search. */
export const searchDocuments = (locale: Locale): SearchDocument[] =>
  articles(locale).map(({ slugs, texts }) => {
    const { name, summary, markdown, tags } = texts[locale];
    return {
      id: `article:${slugs[locale]}`,
      kind: 'article',
      title: name,
      text: [summary, renderedText(markdown, locale).plain, ...tags].join(' '),
      href: pathTo('article', locale, { slug: slugs[locale] }),
    };
  });
