import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { ARM_NAMES, type ArmName } from '#app/features/content/arms/arms.ts';
import { servicesByPlace } from '#app/features/content/services/register.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { SiteData } from '#app/pages/site-data.ts';
import { type PlainRoute, pathTo, type ServiceName } from '#app/paths.ts';

/** Pages that the navigation names; of all but the services the message keys under `site:links`. */
export type LinkName =
  | ServiceName
  | ArmName
  | 'cases'
  | 'about'
  | 'team'
  | 'careers'
  | 'contact'
  | 'blog'
  | 'faq'
  | 'process'
  | 'pricing'
  | 'search'
  | 'privacy'
  | 'terms'
  | 'cookies';

export const COMPANY = ['about', 'team', 'careers', 'faq'] as const satisfies readonly LinkName[];
export const FOOTER_SERVICES: readonly LinkName[] = [...servicesByPlace('footer'), ...ARM_NAMES];
export const FOOTER_COMPANY = [
  'about',
  'team',
  'process',
  'pricing',
  'cases',
  'blog',
  'faq',
  'careers',
  'contact',
  'search',
] as const satisfies readonly LinkName[];
export const LEGAL = ['privacy', 'terms', 'cookies'] as const satisfies readonly LinkName[];

/** Which route a link stands for; the blog may live elsewhere, /conteudo is its own page. */
export const routeOf = (name: LinkName): PlainRoute => (name === 'blog' ? 'content' : name);

/** The links whose pages exist: one that staff have left empty is left out. */
export const visibleLinks = (names: readonly LinkName[], locale: Locale): readonly LinkName[] =>
  names.filter((name) => !isEmptyPage(routeOf(name), locale));

/** The label of a link: without an address of its own the blog is the site's page of articles. */
export const labelOf = (name: Exclude<LinkName, ServiceName>, company: SiteData['company']) =>
  name === 'blog' && !company.blogUrl ? 'content' : name;

/** Address of a link; the blog is the company's own address once staff have set it. */
export function hrefOf(name: LinkName, locale: Locale, company: SiteData['company']): string {
  if (name === 'blog' && company.blogUrl) return company.blogUrl;
  return pathTo(routeOf(name), locale);
}
