import type { Locale } from '#app/i18n/locale.ts';
import type { RouteName } from '#app/paths.ts';
import { openings } from '../openings/openings.ts';
import { pieces } from '../portfolio/pieces.ts';
import { people } from '../team/people.ts';

/** Pages that exist for the items they list. Other lists stand on pages with more to say. */
const LISTED: Partial<Record<RouteName, (locale: Locale) => readonly { sample: boolean }[]>> = {
  team: people,
  careers: openings,
  craftPortfolio: pieces,
};

/** Whether staff have left a page without anything to list in a language: it does not exist there then, and no
 * link leads to it. */
export const isEmptyPage = (name: RouteName, locale: Locale): boolean =>
  LISTED[name]?.(locale).length === 0;

/** Whether all that a page lists in a language is invented: then it is kept from search engines. */
export const isSamplePage = (name: RouteName, locale: Locale): boolean =>
  LISTED[name]?.(locale).every(({ sample }) => sample) ?? false;
