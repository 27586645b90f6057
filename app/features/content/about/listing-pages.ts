import type { Locale } from '#app/i18n/locale.ts';
import type { RouteName } from '#app/paths.ts';
import { openings } from '../openings/openings.ts';
import { pieces } from '../portfolio/pieces.ts';
import { people } from '../team/people.ts';
import { isSwitchedOff, type ListPageName } from './list-pages.ts';

/** What each list page lists. Other lists are on pages with more to say. */
const LISTED: Record<ListPageName, (locale: Locale) => readonly { sample: boolean }[]> = {
  team: people,
  careers: openings,
  craftPortfolio: pieces,
};

const isListPage = (name: RouteName): name is ListPageName => Object.hasOwn(LISTED, name);

/** Whether a page does not exist in a language, and no link leads to it: staff have left it without anything to
 * list there, or have switched it off. The page of a person goes with the list of all. */
export function isEmptyPage(name: RouteName, locale: Locale): boolean {
  if (name === 'curriculum') return isSwitchedOff('team');
  return isListPage(name) && (isSwitchedOff(name) || LISTED[name](locale).length === 0);
}

/** Whether all that a page lists in a language is invented: then it is kept from search engines. */
export const isSamplePage = (name: RouteName, locale: Locale): boolean =>
  isListPage(name) && LISTED[name](locale).every(({ sample }) => sample);
