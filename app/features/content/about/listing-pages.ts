import type { RouteName } from '#app/paths.ts';
import { openings } from '../openings/openings.ts';
import { pieces } from '../portfolio/pieces.ts';
import { people } from '../team/people.ts';

/** Pages that exist for the items they list. Other lists stand on pages with more to say. */
const LISTED: Partial<Record<RouteName, () => readonly { sample: boolean }[]>> = {
  team: people,
  careers: openings,
  craftPortfolio: pieces,
};

/** Whether staff have left a page without anything to list: it does not exist then, and no link leads to it. */
export const isEmptyPage = (name: RouteName): boolean => LISTED[name]?.().length === 0;

/** Whether all that a page lists is invented: then it is kept from search engines. */
export const isSamplePage = (name: RouteName): boolean =>
  LISTED[name]?.().every(({ sample }) => sample) ?? false;
