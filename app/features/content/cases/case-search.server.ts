import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { renderedText } from '../articles/rendered-article.server.ts';
import { clientCases, clientOf } from './cases.ts';

/** One document a case, for the site's search. */
export const searchDocuments = (locale: Locale): SearchDocument[] =>
  clientCases(locale).map((one) => {
    const { name, summary, sector, before, after, figures, quote, markdown } = one.texts[locale];
    const measured = figures.flatMap(({ label, value, note }) => [label, value, note]);
    return {
      id: `case:${one.slugs[locale]}`,
      kind: 'case',
      title: name,
      note: clientOf(one, locale),
      text: [
        ...[summary, sector, before, after, ...measured, quote],
        renderedText(markdown, locale).plain,
      ].join(' '),
      href: pathTo('case', locale, { slug: one.slugs[locale] }),
    };
  });
