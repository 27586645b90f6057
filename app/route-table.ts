import type { Locale } from './i18n/locale.ts';
import { areaPaths, isRouteName, paths, patternOf, type RouteName } from './paths.ts';

export type Guard = 'public' | 'guest' | 'staff' | 'client';

export type RouteProperties = {
  /** Finished HTML may be kept in memory and shared by all visitors. */
  cache: boolean;
  /** The browser runs React Router on it. Only the admin area does. */
  hydrate: boolean;
  guard: Guard;
  /** Query names that change what the page shows, each with the values it may have; all others are
   * dropped before rendering, or a stranger could fill the memory with copies of one page. */
  queryKeys: Readonly<Record<string, (value: string) => boolean>>;
};

type Page = Partial<RouteProperties> & { file: string };

const PUBLIC: RouteProperties = { cache: true, hydrate: false, guard: 'public', queryKeys: {} };
const anyText = () => true;
const placeholder = 'areas/site/placeholder/placeholder.route.tsx';
/** Slugs of a placeholder are unbounded, so the answer is not kept. */
const openSlug = { file: placeholder, cache: false };

/** Every public page, registered once per language from `paths`. */
const publicPages: Record<RouteName, Page> = {
  home: { file: 'areas/site/home/home.route.tsx' },
  services: { file: 'areas/site/services/services.route.tsx' },
  softwareApps: { file: 'areas/site/service/service.route.tsx' },
  automationAi: { file: 'areas/site/service/service.route.tsx' },
  gamesGamification: { file: 'areas/site/service/service.route.tsx' },
  consulting: { file: 'areas/site/service/service.route.tsx' },
  cases: { file: 'areas/site/cases/cases.route.tsx' },
  lab: { file: 'areas/site/lab/lab.route.tsx' },
  workshop: { file: 'areas/site/workshop/workshop.route.tsx', cache: false },
  craft: { file: 'areas/site/craft/craft.route.tsx' },
  craftIdea: { file: 'areas/site/craft-idea/craft-idea.route.tsx', cache: false },
  craftPortfolio: { file: 'areas/site/craft-portfolio/craft-portfolio.route.tsx' },
  content: { file: 'areas/site/content-page/content-page.route.tsx' },
  about: { file: 'areas/site/about/about.route.tsx' },
  team: { file: 'areas/site/team/team.route.tsx' },
  curriculum: { file: 'areas/site/curriculum/curriculum.route.tsx', cache: false },
  careers: { file: 'areas/site/careers/careers.route.tsx' },
  contact: { file: 'areas/site/contact/contact.route.tsx' },
  thankYou: { file: 'areas/site/thank-you/thank-you.route.tsx' },
  protocol: { file: 'areas/site/thank-you/thank-you.route.tsx', cache: false },
  search: { file: 'areas/site/search/search.route.tsx', cache: false, queryKeys: { q: anyText } },
  serverError: {
    file: 'areas/site/crash/server-error.route.tsx',
    cache: false,
    queryKeys: { codigo: anyText, de: anyText },
  },
  offline: { file: 'areas/site/offline/offline.route.tsx' },
  privacy: { file: 'areas/site/legal/privacy.route.tsx' },
  terms: { file: 'areas/site/legal/terms.route.tsx' },
  cookies: { file: 'areas/site/legal/cookies.route.tsx' },
  faq: { file: 'areas/site/faq/faq.route.tsx' },
  process: { file: 'areas/site/process/process.route.tsx' },
  project: { file: 'areas/site/project/project.route.tsx', queryKeys: { de: isRouteName } },
  newsletterConfirm: openSlug,
  newsletterUnsubscribe: openSlug,
  feedback: { file: placeholder },
  feedbackAnswer: openSlug,
  privacyRequest: { file: placeholder },
};

export type TableRow = RouteProperties & {
  /** Unique in the router: `home.pt`, `home.en`, `admin`. */
  id: string;
  path: string;
  file: string;
  name: RouteName | keyof typeof areaPaths;
  locale: Locale | null;
};

/** The public half of the table, one row per page and language. */
export const publicRows: TableRow[] = (Object.keys(paths) as RouteName[]).flatMap((name) =>
  (['pt-BR', 'en'] as const).map((locale) => ({
    ...PUBLIC,
    ...publicPages[name],
    id: `${name}.${locale === 'en' ? 'en' : 'pt'}`,
    path: patternOf(name, locale),
    name,
    locale,
  })),
);

/** Areas behind sign-in: one address for both languages. */
export const areaRows: TableRow[] = [
  {
    id: 'auth',
    path: areaPaths.auth,
    file: 'areas/auth/auth.route.tsx',
    name: 'auth',
    locale: null,
    cache: false,
    hydrate: false,
    guard: 'guest',
    queryKeys: { from: anyText },
  },
  {
    id: 'admin',
    path: `${areaPaths.admin}/*`,
    file: 'areas/admin/admin.route.tsx',
    name: 'admin',
    locale: null,
    cache: false,
    hydrate: true,
    guard: 'staff',
    queryKeys: {},
  },
  {
    id: 'portal',
    path: '/portal/*',
    file: 'areas/portal/portal.route.tsx',
    name: 'portal',
    locale: null,
    cache: false,
    hydrate: false,
    guard: 'client',
    queryKeys: {},
  },
];

export const routeTable: TableRow[] = [...publicRows, ...areaRows];

const byId = new Map(routeTable.map((row) => [row.id, row]));

/** The row of a matched route, or none for layouts, posts and the 404. */
export function rowOf(routeId: string): TableRow | undefined {
  return byId.get(routeId);
}
