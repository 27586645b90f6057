import { adminArea } from './areas/admin/feature.ts';
import { authArea } from './areas/auth/feature.ts';
import { portalArea } from './areas/portal/feature.ts';
import { siteArea } from './areas/site/feature.ts';
import {
  type AdminRoute,
  type Endpoint,
  type Feature,
  MENU_GROUPS,
  type MenuEntry,
  type PortalRoute,
  SETTINGS_PARTS,
  type TextGroup,
} from './feature.ts';
import { accounts } from './features/accounts/feature.ts';
import { automation } from './features/automation/feature.ts';
import { brand } from './features/brand/feature.ts';
import { changes } from './features/changes/feature.ts';
import { clientNotices } from './features/client-notices/feature.ts';
import { company } from './features/company/feature.ts';
import { content } from './features/content/feature.ts';
import { crm } from './features/crm/feature.ts';
import { customFields } from './features/custom-fields/feature.ts';
import { feedback } from './features/feedback/feature.ts';
import { inbound } from './features/inbound/feature.ts';
import { integrations } from './features/integrations/feature.ts';
import { issuers } from './features/issuers/feature.ts';
import { mails } from './features/mails/feature.ts';
import { newsletter } from './features/newsletter/feature.ts';
import { notes } from './features/notes/feature.ts';
import { notices } from './features/notices/feature.ts';
import { people } from './features/people/feature.ts';
import { pricing } from './features/pricing/feature.ts';
import { privacy } from './features/privacy/feature.ts';
import { projects } from './features/projects/feature.ts';
import { qualification } from './features/qualification/feature.ts';
import { satisfaction } from './features/satisfaction/feature.ts';
import { savedPosts } from './features/saved-posts/feature.ts';
import { search } from './features/search/feature.ts';
import { seo } from './features/seo/feature.ts';
import { system } from './features/system/feature.ts';
import { talent } from './features/talent/feature.ts';
import { tickets } from './features/tickets/feature.ts';
import { today } from './features/today/feature.ts';
import { work } from './features/work/feature.ts';
import { LOCALES, type Locale } from './i18n/locale.ts';
import {
  type AdminScreen,
  adminPaths,
  areaPaths,
  authPaths,
  endpointPattern,
  type LocalizedEndpoint,
  type PortalPage,
  paths,
  patternOf,
  portalPaths,
  type RouteName,
} from './paths.ts';
import { type PickValues, valuesOf } from './query-values.ts';

/** Every feature of the product, and the frames around their screens. */
export const features = [
  adminArea,
  authArea,
  portalArea,
  siteArea,
  accounts,
  automation,
  brand,
  changes,
  clientNotices,
  company,
  content,
  crm,
  customFields,
  feedback,
  inbound,
  integrations,
  issuers,
  mails,
  newsletter,
  notes,
  notices,
  people,
  pricing,
  privacy,
  projects,
  qualification,
  satisfaction,
  savedPosts,
  search,
  seo,
  system,
  talent,
  tickets,
  today,
  work,
] as const;

type Kind = keyof Feature;
type EntryOf<K extends Kind> =
  Required<Feature>[K] extends Readonly<Partial<Record<infer Name extends string, infer Entry>>>
    ? Record<Name, Entry>
    : never;

/** The entries of all features of one kind. Throws for a name with none, or two. */
export function collect<K extends Kind>(kind: K, names: readonly string[]): EntryOf<K> {
  const entries = features.flatMap((feature: Feature) => Object.entries(feature[kind] ?? {}));
  const collected = Object.fromEntries(entries);
  const missing = names.filter((name) => !collected[name]).join(', ');
  if (missing || entries.length > Object.keys(collected).length) {
    throw new Error(`feature.ts: ${kind} without one route: ${missing || 'a name is given twice'}`);
  }
  return collected as EntryOf<K>;
}

const sitePages = collect('site', Object.keys(paths));
export const adminRoutes = collect('admin', Object.keys(adminPaths));
const portalRoutes = collect('portal', Object.keys(portalPaths));
const authRoutes = collect('auth', Object.keys(authPaths));
const endpointRoutes = Object.entries(collect('endpoints', [])) as [LocalizedEndpoint, Endpoint][];

/** Texts of pages that staff can change, by the name of their group. */
export const textGroups: Readonly<Record<string, TextGroup>> = collect('texts', []);

export type Guard = 'public' | 'guest' | 'person' | 'staff' | 'client';

export type TableRow = {
  /** Unique in the router: `home.pt`, `home.en`, `admin`. */
  id: string;
  path: string;
  file: string;
  name: RouteName | keyof typeof areaPaths;
  locale: Locale | null;
  /** Finished HTML may be cached in memory and shared by all visitors. */
  cache: boolean;
  /** The browser runs React Router on it. Only the admin area does. */
  hydrate: boolean;
  guard: Guard;
  /** Query names that change what the page shows, each with those of the given values that it takes. */
  queryKeys: Readonly<Record<string, PickValues>>;
  /** Addresses are stored, counted and logged without the values of these names. */
  secrets: readonly string[];
};

const anyText = valuesOf('text');
const GUARDED = { locale: null, cache: false, hydrate: false, queryKeys: {}, secrets: [] };

/** The public half of the table, one row per page and language. */
export const publicRows: TableRow[] = (Object.keys(paths) as RouteName[]).flatMap((name) => {
  const { file, cache = true, queryKeys = {}, secrets = [] } = sitePages[name];
  return LOCALES.map((locale) => ({
    id: `${name}.${locale === 'en' ? 'en' : 'pt'}`,
    path: patternOf(name, locale),
    file,
    name,
    locale,
    cache,
    hydrate: false,
    guard: 'public' as const,
    queryKeys: Object.fromEntries(
      Object.entries(queryKeys).map(([key, values]) => [key, valuesOf(values)]),
    ),
    secrets,
  }));
});

const authRow = (id: string, path: string, file: string): TableRow => ({
  ...GUARDED,
  id,
  path,
  file,
  name: 'auth',
  guard: path.startsWith(authPaths.account) ? 'person' : 'guest',
  queryKeys: { from: anyText, token: anyText, done: anyText, what: anyText },
  secrets: ['token'],
});

const authRows: TableRow[] = [
  authRow('auth', areaPaths.auth, 'areas/auth/sign-in/sign-in.route.tsx'),
  ...(Object.keys(authPaths) as (keyof typeof authPaths)[]).map((name) =>
    authRow(`auth.${name}`, authPaths[name], authRoutes[name].file),
  ),
];

const adminRow = (id: string, path: string, file: string): TableRow => ({
  ...GUARDED,
  id,
  path,
  file,
  name: 'admin',
  hydrate: true,
  guard: 'staff',
});

/** The frame of the admin area, and the screens in it. */
export const adminFrame = adminRow('admin', areaPaths.admin, 'areas/admin/admin.route.tsx');
export const adminRows: TableRow[] = [
  ...(Object.keys(adminPaths) as AdminScreen[]).map((name) =>
    adminRow(`admin.${name}`, adminPaths[name], adminRoutes[name].file),
  ),
  adminRow('admin.unknown', `${areaPaths.admin}/*`, 'areas/admin/unknown.route.tsx'),
];

/** The parameters of portal pages; the last line is of files: what is listed, the owner of an address, and
 * its expiry. */
const PORTAL_QUERY = [
  ...['apos', 'cliente', 'versao', 'apontar', 'done', 'token', 'protocolo', 'busca'],
  ...['projeto', 'pasta', 'q', 'depois', 'ate', 'para', 'abrir'],
];

const portalRow = (id: string, path: string, { file, guard }: PortalRoute): TableRow => ({
  ...GUARDED,
  id,
  path,
  file,
  name: 'portal',
  guard: guard ?? 'client',
  queryKeys: Object.fromEntries(PORTAL_QUERY.map((name) => [name, anyText])),
  secrets: ['token', 'para'],
});

const portalRows: TableRow[] = [
  ...(Object.keys(portalPaths) as PortalPage[]).map((name) =>
    portalRow(`portal.${name}`, portalPaths[name], portalRoutes[name]),
  ),
  portalRow('portal', '/portal/*', { file: 'areas/portal/portal.route.tsx' }),
];

const keepable = new Set(
  Object.entries(portalRoutes).flatMap(([name, route]) => (route.keepable ? `portal.${name}` : [])),
);

/** Whether a device may cache the page of a route, by its id. */
export const isKeepable = (routeId: string): boolean => keepable.has(routeId);

/** Areas behind sign-in: one address for both languages. */
export const areaRows: TableRow[] = [...authRows, ...adminRows, ...portalRows];

/** First segments of the areas behind sign-in: all their addresses lie below one of these. */
export const areaRoots: readonly string[] = [
  ...new Set(areaRows.map(({ path }) => `/${path.split('/')[1]}`)),
];

export const routeTable: TableRow[] = [...publicRows, ...areaRows];

const byId = new Map([adminFrame, ...routeTable].map((row) => [row.id, row]));

/** The row of a matched route, or none for layouts, endpoints and the 404. */
export function rowOf(routeId: string): TableRow | undefined {
  return byId.get(routeId);
}

export type EndpointRow = Endpoint & {
  name: LocalizedEndpoint;
  id: string;
  path: string;
  locale: Locale;
};

/** Endpoints that the router serves, one row per language. */
export const endpointRows: EndpointRow[] = endpointRoutes.flatMap(([name, endpoint]) =>
  LOCALES.map((locale) => ({
    ...endpoint,
    name,
    id: `${name}.${locale}`,
    path: endpointPattern(name, locale),
    locale,
  })),
);

type AdminOf<F> = F extends { admin: infer Routes } ? Routes : never;
type InMenu<Routes> = Routes extends unknown
  ? { [N in keyof Routes]: Routes[N] extends { menu: MenuEntry } ? N : never }[keyof Routes]
  : never;
/** Screens in the menu of the admin area. */
export type MenuScreen = InMenu<AdminOf<(typeof features)[number]>> & AdminScreen;

const partOf = ({ part = 'company' }: MenuEntry) => SETTINGS_PARTS.indexOf(part);
/** Entries of the menu by group and position, each with the permission to open the screen. */
export const menuEntries = (Object.entries(adminRoutes) as [MenuScreen, AdminRoute][])
  .flatMap(([screen, { menu, permission }]) =>
    menu ? { ...menu, screen, permission, path: adminPaths[screen] } : [],
  )
  .sort(
    (one, other) =>
      MENU_GROUPS.indexOf(one.group) - MENU_GROUPS.indexOf(other.group) ||
      partOf(one) - partOf(other) ||
      one.position - other.position,
  );

const permissionByPath = new Map<string, AdminRoute['permission']>(
  (Object.keys(adminPaths) as AdminScreen[]).map((n) => [adminPaths[n], adminRoutes[n].permission]),
);

/** The permission to open a screen of staff, by the pattern of its address; undefined for another address. */
export const permissionOfScreen = (pattern: string): AdminRoute['permission'] | undefined =>
  permissionByPath.get(pattern);
