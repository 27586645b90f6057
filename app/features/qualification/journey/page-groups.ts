import { type RouteName, servicePaths } from '#app/paths.ts';

/** Kinds of pages that describe the interest of their reader; a check in the database has the same names. */
export const PAGE_GROUPS = [
  'service',
  'cases',
  'lab',
  'craft',
  'about',
  'content',
  'faq',
  'process',
] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

const GROUPS: Partial<Record<RouteName, PageGroup>> = {
  services: 'service',
  cases: 'cases',
  lab: 'lab',
  workshop: 'lab',
  craft: 'craft',
  craftIdea: 'craft',
  craftPortfolio: 'craft',
  about: 'about',
  team: 'about',
  curriculum: 'about',
  careers: 'about',
  content: 'content',
  article: 'content',
  faq: 'faq',
  process: 'process',
};

export const groupOf = (name: RouteName): PageGroup | null =>
  name in servicePaths ? 'service' : (GROUPS[name] ?? null);
