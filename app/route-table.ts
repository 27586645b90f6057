import { adminFileOf } from './admin-files.ts';
import type { Locale } from './i18n/locale.ts';
import {
  type AdminScreen,
  adminPaths,
  areaPaths,
  authPaths,
  isRouteName,
  paths,
  patternOf,
  type RouteName,
} from './paths.ts';
import { portalRows } from './portal-rows.ts';
import { type ServiceName, servicePaths } from './service-paths.ts';

export type Guard = 'public' | 'guest' | 'person' | 'staff' | 'client';

export type RouteProperties = {
  /** Finished HTML may be kept in memory and shared by all visitors. */
  cache: boolean;
  /** The browser runs React Router on it. Only the admin area does. */
  hydrate: boolean;
  guard: Guard;
  /** Query names that change what the page shows, each with the values it may have; all others are
   * dropped before rendering, or a stranger could fill the memory with copies of one page. */
  queryKeys: Readonly<Record<string, (value: string) => boolean>>;
  /** Names of parameters and of query keys that open something to whoever holds them: addresses are
   * stored, counted and logged without their values. */
  secrets: readonly string[];
};

type Page = Partial<RouteProperties> & { file: string };

const PUBLIC: RouteProperties = {
  cache: true,
  hydrate: false,
  guard: 'public',
  queryKeys: {},
  secrets: [],
};
const anyText = () => true;
const newsletterDone = { file: 'areas/site/newsletter/done.route.tsx' };

/** One page shows whichever service its address names. */
const servicePage = { file: 'areas/site/service/service.route.tsx' };
const servicePages = Object.fromEntries(
  Object.keys(servicePaths).map((name) => [name, servicePage]),
) as Record<ServiceName, Page>;

/** Every public page, registered once per language from `paths`. */
const publicPages: Record<RouteName, Page> = {
  home: { file: 'areas/site/home/home.route.tsx' },
  services: { file: 'areas/site/services/services.route.tsx' },
  ...servicePages,
  cases: { file: 'areas/site/cases/cases.route.tsx' },
  lab: { file: 'areas/site/lab/lab.route.tsx' },
  workshop: { file: 'areas/site/workshop/workshop.route.tsx' },
  craft: { file: 'areas/site/craft/craft.route.tsx' },
  craftIdea: { file: 'areas/site/craft-idea/craft-idea.route.tsx' },
  craftPortfolio: { file: 'areas/site/craft-portfolio/craft-portfolio.route.tsx' },
  content: { file: 'areas/site/content-page/content-page.route.tsx' },
  about: { file: 'areas/site/about/about.route.tsx' },
  team: { file: 'areas/site/team/team.route.tsx' },
  curriculum: { file: 'areas/site/curriculum/curriculum.route.tsx' },
  careers: { file: 'areas/site/careers/careers.route.tsx' },
  contact: { file: 'areas/site/contact/contact.route.tsx' },
  thankYou: { file: 'areas/site/thank-you/thank-you.route.tsx' },
  protocol: {
    file: 'areas/site/thank-you/thank-you.route.tsx',
    cache: false,
    queryKeys: { token: anyText },
    secrets: ['protocol', 'token'],
  },
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
  newsletterSubscribed: newsletterDone,
  newsletterPending: newsletterDone,
  newsletterConfirmed: newsletterDone,
  newsletterUnsubscribed: newsletterDone,
  newsletterConfirm: {
    file: 'areas/site/newsletter/confirm.route.tsx',
    cache: false,
    queryKeys: { token: anyText },
    secrets: ['token'],
  },
  newsletterUnsubscribe: {
    file: 'areas/site/newsletter/unsubscribe.route.tsx',
    cache: false,
    queryKeys: { token: anyText },
    secrets: ['token'],
  },
  feedback: {
    file: 'areas/site/feedback/feedback.route.tsx',
    queryKeys: { de: isRouteName },
  },
  feedbackAnswer: {
    file: 'areas/site/feedback/feedback-answer.route.tsx',
    cache: false,
    queryKeys: { nota: anyText },
    secrets: ['token'],
  },
  surveyLeave: {
    file: 'areas/site/rating/survey-leave.route.tsx',
    cache: false,
    queryKeys: { token: anyText },
    secrets: ['token'],
  },
  privacyRequest: { file: 'areas/site/privacy-request/privacy-request.route.tsx' },
  privacyStep: {
    file: 'areas/site/privacy-request/privacy-step.route.tsx',
    cache: false,
    secrets: ['token'],
  },
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

const authFiles: Record<keyof typeof authPaths, string> = {
  signUp: 'sign-up/sign-up',
  sent: 'sign-up/sent',
  resend: 'sign-up/resend',
  confirm: 'confirm/confirm',
  forgot: 'recovery/forgot',
  reset: 'recovery/reset',
  link: 'sign-in-link/link',
  useLink: 'sign-in-link/use-link',
  secondStep: 'second-step/second-step',
  signOut: 'sign-out/sign-out',
  setUp: 'set-up/set-up',
  passkeySignIn: 'sign-in/passkey',
  account: 'account/account',
  again: 'account/again/again',
  password: 'account/password/password',
  email: 'account/email/email',
  secondFactor: 'account/second-factor/second-factor',
  passkeys: 'account/passkeys/passkeys',
  passkeyAdd: 'account/passkeys/add',
  sessions: 'account/sessions/sessions',
};

const authRow = (name: string, path: string, file: string): TableRow => ({
  id: name,
  path,
  file: `areas/auth/${file}.route.tsx`,
  name: 'auth',
  locale: null,
  cache: false,
  hydrate: false,
  guard: path.startsWith(authPaths.account) ? 'person' : 'guest',
  queryKeys: { from: anyText, token: anyText, done: anyText, what: anyText },
  secrets: ['token'],
});

const authRows: TableRow[] = [
  authRow('auth', areaPaths.auth, 'sign-in/sign-in'),
  ...Object.entries(authFiles).map(([name, file]) =>
    authRow(`auth.${name}`, authPaths[name as keyof typeof authPaths], file),
  ),
];

const adminRow = (id: string, path: string, file: string): TableRow => ({
  id,
  path,
  file: `areas/admin/${file}`,
  name: 'admin',
  locale: null,
  cache: false,
  hydrate: true,
  guard: 'staff',
  queryKeys: {},
  secrets: [],
});

/** The frame of the admin area, and the screens that hang in it. */
export const adminFrame = adminRow('admin', areaPaths.admin, 'admin.route.tsx');
export const adminRows: TableRow[] = [
  ...(Object.keys(adminPaths) as AdminScreen[]).map((name) =>
    adminRow(`admin.${name}`, adminPaths[name], adminFileOf(name)),
  ),
  adminRow('admin.unknown', `${areaPaths.admin}/*`, 'unknown.route.tsx'),
];

/** Areas behind sign-in: one address for both languages. */
export const areaRows: TableRow[] = [...authRows, ...adminRows, ...portalRows];

/** Where the areas behind sign-in begin: everything of theirs lies below one of these. */
export const areaRoots: readonly string[] = [
  ...new Set(areaRows.map(({ path }) => `/${path.split('/')[1]}`)),
];

export const routeTable: TableRow[] = [...publicRows, ...areaRows];

const byId = new Map([adminFrame, ...routeTable].map((row) => [row.id, row]));

/** The row of a matched route, or none for layouts, posts and the 404. */
export function rowOf(routeId: string): TableRow | undefined {
  return byId.get(routeId);
}
