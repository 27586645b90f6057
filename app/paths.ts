import * as adminArea from './areas/admin/addresses.ts';
import * as authArea from './areas/auth/addresses.ts';
import * as portalArea from './areas/portal/addresses.ts';
import * as siteArea from './areas/site/addresses.ts';
import * as accounts from './features/accounts/addresses.ts';
import * as analytics from './features/analytics/addresses.ts';
import * as automation from './features/automation/addresses.ts';
import * as brand from './features/brand/addresses.ts';
import * as changes from './features/changes/addresses.ts';
import * as clientNotices from './features/client-notices/addresses.ts';
import * as company from './features/company/addresses.ts';
import * as content from './features/content/addresses.ts';
import * as crm from './features/crm/addresses.ts';
import * as customFields from './features/custom-fields/addresses.ts';
import * as feedback from './features/feedback/addresses.ts';
import * as inbound from './features/inbound/addresses.ts';
import * as integrations from './features/integrations/addresses.ts';
import * as issuers from './features/issuers/addresses.ts';
import * as mails from './features/mails/addresses.ts';
import * as newsletter from './features/newsletter/addresses.ts';
import * as notes from './features/notes/addresses.ts';
import * as notices from './features/notices/addresses.ts';
import * as people from './features/people/addresses.ts';
import * as pricing from './features/pricing/addresses.ts';
import * as privacy from './features/privacy/addresses.ts';
import * as projects from './features/projects/addresses.ts';
import * as qualification from './features/qualification/addresses.ts';
import * as satisfaction from './features/satisfaction/addresses.ts';
import * as savedPosts from './features/saved-posts/addresses.ts';
import * as search from './features/search/addresses.ts';
import * as seo from './features/seo/addresses.ts';
import * as system from './features/system/addresses.ts';
import * as talent from './features/talent/addresses.ts';
import * as tickets from './features/tickets/addresses.ts';
import * as today from './features/today/addresses.ts';
import * as work from './features/work/addresses.ts';
import type { Locale } from './i18n/locale.ts';

type Path = Readonly<Record<'pt' | 'en', string>>;

/** Every page of the site, in both languages. A feature's `addresses.ts` is the only place where its URLs are written. */
export const paths = {
  ...content.siteAddresses,
  ...pricing.siteAddresses,
  ...talent.siteAddresses,
  ...qualification.siteAddresses,
  ...search.siteAddresses,
  ...siteArea.siteAddresses,
  ...newsletter.siteAddresses,
  ...feedback.siteAddresses,
  ...satisfaction.siteAddresses,
  ...privacy.siteAddresses,
  ...savedPosts.siteAddresses,
} as const satisfies Record<string, Path>;

/** The services, each by the route of its page, in the order of the site. */
export const { serviceAddresses: servicePaths } = content;

/** Areas whose language comes from the preferred-locale cookie, so that one address serves both. */
export const areaPaths = { auth: '/auth', admin: '/admin', portal: '/portal/cliente' } as const;

/** Pages of signing in and of the own account, each one address for both languages. */
export const { authAddresses: authPaths } = authArea;

/** Every screen of the admin area, and the addresses that open ones request besides. */
export const adminPaths = {
  ...today.adminAddresses,
  ...qualification.adminAddresses,
  ...crm.adminAddresses,
  ...customFields.adminAddresses,
  ...notes.adminAddresses,
  ...notices.adminAddresses,
  ...automation.adminAddresses,
  ...feedback.adminAddresses,
  ...tickets.adminAddresses,
  ...satisfaction.adminAddresses,
  ...inbound.adminAddresses,
  ...projects.adminAddresses,
  ...company.adminAddresses,
  ...newsletter.adminAddresses,
  ...content.adminAddresses,
  ...pricing.adminAddresses,
  ...seo.adminAddresses,
  ...work.adminAddresses,
  ...mails.adminAddresses,
  ...integrations.adminAddresses,
  ...people.adminAddresses,
  ...issuers.adminAddresses,
  ...brand.adminAddresses,
  ...system.adminAddresses,
  ...privacy.adminAddresses,
  ...changes.adminAddresses,
  ...adminArea.adminAddresses,
} as const;

/** Former addresses of screens of the admin area, by the name of the screen. */
export const formerAdminPaths = {
  ...brand.formerAddresses,
  ...inbound.formerAddresses,
  ...notices.formerAddresses,
  ...qualification.formerAddresses,
  ...work.formerAddresses,
} as const satisfies Partial<Record<keyof typeof adminPaths, string>>;

/** Every page of the client portal, and the addresses that these request besides; one address for both
 * languages. */
export const portalPaths = {
  ...projects.portalAddresses,
  ...tickets.portalAddresses,
  ...accounts.portalAddresses,
  ...satisfaction.portalAddresses,
  ...clientNotices.portalAddresses,
  ...portalArea.portalAddresses,
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpoints = {
  ...qualification.endpointAddresses,
  ...content.endpointAddresses,
  ...talent.endpointAddresses,
  ...privacy.endpointAddresses,
  ...newsletter.endpointAddresses,
  ...feedback.endpointAddresses,
  ...satisfaction.endpointAddresses,
  ...search.endpointAddresses,
  ...analytics.endpointAddresses,
  ...brand.endpointAddresses,
  ...seo.endpointAddresses,
  ...integrations.endpointAddresses,
  ...siteArea.endpointAddresses,
  ...system.endpointAddresses,
} as const;

export type RouteName = keyof typeof paths;
type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;
type Arguments<P extends string> = unknown extends Params<P> ? [] : [params: Params<P>];

/** Fills a pattern's `:params`, each escaped as one path segment. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`Path ${pattern} needs "${key}".`);
    return encodeURIComponent(value);
  });
}

/** The key of a language's address. */
export const side = (locale: Locale) => (locale === 'en' ? 'en' : 'pt');

/** The path pattern of a route in one language, with its `:params` left in place. */
export function patternOf(name: RouteName, locale: Locale): string {
  return paths[name][side(locale)];
}

/** Pages whose address has no parameters. */
export type PlainRoute = {
  [N in RouteName]: Arguments<(typeof paths)[N]['pt']> extends [] ? N : never;
}[RouteName];

/** The path of a route in one language. */
export function pathTo<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[params]: Arguments<(typeof paths)[N]['pt']>
): string {
  return fillPattern(patternOf(name, locale), params ?? {});
}

/** The same page in every language: feeds the switch, canonical, hreflang and the sitemap. */
export const alternatesOf = (
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
): Record<Locale, string> => ({
  'pt-BR': fillPattern(paths[name].pt, params),
  en: fillPattern(paths[name].en, params),
});

export type ServiceName = keyof typeof servicePaths;
export type AdminScreen = keyof typeof adminPaths;
export type PortalPage = keyof typeof portalPaths;

/** The path of a screen of the admin area, for links, posts and mails. */
export const adminPath = <N extends AdminScreen>(
  name: N,
  ...[params]: Arguments<(typeof adminPaths)[N]>
): string => fillPattern(adminPaths[name], params ?? {});

/** Portal pages about one record each. */
type PortalPageOfOne = {
  [N in PortalPage]: (typeof portalPaths)[N] extends `${string}/:id` ? N : never;
}[PortalPage];

/** The path of a portal page about one record. */
export const portalPath = (name: PortalPageOfOne, params: { id: string }): string =>
  fillPattern(portalPaths[name], params);

/** Endpoints with an address in each language. */
export type LocalizedEndpoint = {
  [N in keyof typeof endpoints]: (typeof endpoints)[N] extends Path ? N : never;
}[keyof typeof endpoints];

/** The pattern of an endpoint in one language. */
export const endpointPattern = (name: LocalizedEndpoint, locale: Locale): string =>
  endpoints[name][side(locale)];

/** The path of an endpoint in one language. Throws where a parameter is missing. */
export const endpointPath = (
  name: LocalizedEndpoint,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string => fillPattern(endpointPattern(name, locale), params);

export function isRouteName(value: string): value is RouteName {
  return Object.hasOwn(paths, value);
}

export function isPlainRoute(value: string): value is PlainRoute {
  return isRouteName(value) && !Object.values(paths[value]).some((path) => path.includes(':'));
}
