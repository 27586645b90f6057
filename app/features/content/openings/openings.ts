import { runningText, type SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { isSwitchedOff } from '../about/list-pages.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { automationDeveloper } from './automation-developer.ts';
import type { Opening } from './opening.ts';
import { productDesigner } from './product-designer.ts';
import { softwareEngineer } from './software-engineer.ts';
import { workshopApprentice } from './workshop-apprentice.ts';

/** Open places, as /carreiras lists them. */
export const openingFiles: readonly Opening[] = [
  softwareEngineer,
  productDesigner,
  automationDeveloper,
  workshopApprentice,
];

/** The openings of a language; of all languages without one. */
export const openings = (locale?: Locale) => inLanguage(itemsOf('opening', openingFiles), locale);

/** One document an opening, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  if (isSwitchedOff('careers')) return [];
  return openings(locale).map(({ key, text }) => {
    const { title, slug, line, contract, place, work, bring, learn } = text[locale];
    return {
      id: `opening:${key}`,
      kind: 'opening',
      title,
      note: place,
      text: runningText([line, contract, ...work, ...bring, ...learn]),
      href: `${pathTo('careers', locale)}#${slug}`,
    };
  });
}
