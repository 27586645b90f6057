import { ideas } from '#app/features/content/ideas/ideas.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillPattern, type RouteName } from '#app/paths.ts';
import { publicRows, type TableRow } from '#app/registry.ts';

/** What stands for a page with parameters: its first item, by its name in that language. */
const SLUGS: Partial<Record<RouteName, (locale: Locale) => string | undefined>> = {
  workshop: (locale) => workshops()[0]?.slugs[locale],
  craftIdea: (locale) => ideas()[0]?.slugs[locale],
  curriculum: () => people()[0]?.slug,
};

export type PageAddress = { row: TableRow; name: RouteName; address: string; locale: Locale };

/** Pages of items that staff alone make: a new site has none. */
const MADE_BY_STAFF: ReadonlySet<string> = new Set<RouteName>(['article', 'case', 'landing']);
const shippedRows = publicRows.filter(({ name }) => !MADE_BY_STAFF.has(name));

/** The address of every public page in every language, parameters filled in. */
export const pageAddresses: PageAddress[] = shippedRows.map((row) => {
  const locale = row.locale ?? 'pt-BR';
  const name = row.name as RouteName;
  const slug = SLUGS[name]?.(locale) ?? 'exemplo';
  const params = { slug, token: 'exemplo', protocol: 'AAAA-AAAA' };
  return { row, name, locale, address: fillPattern(row.path, params) };
});

/** Those that need a reference number, a link or a secret that exists, and the error page. */
const NOT_FOR_ANYBODY: ReadonlySet<RouteName> = new Set([
  ...(['serverError', 'protocol', 'privacyStep', 'feedbackAnswer'] as const),
]);

/** Pages that answer 200 to anybody. */
export const goodPages = pageAddresses.filter(({ name }) => !NOT_FOR_ANYBODY.has(name));

/** Pages whose HTML is shared by all visitors. */
export const sharedPages = goodPages.filter(({ row }) => row.cache);

/** The address of one page. */
export function addressOf(name: RouteName, locale: Locale): string {
  const page = pageAddresses.find((one) => one.name === name && one.locale === locale);
  if (!page) throw new Error(`No page ${name} in ${locale}`);
  return page.address;
}
