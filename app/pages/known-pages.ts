import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillPattern, type RouteName } from '#app/paths.ts';
import { publicRows } from '#app/registry.ts';
import type { PageMatch } from './alternates.ts';

/** The items of the pages that have one address each. */
const SLUGS: Partial<Record<RouteName, (locale: Locale) => readonly string[]>> = {
  workshop: (locale) => workshops().map(({ slugs }) => slugs[locale]),
  craftIdea: (locale) => ideas().map(({ slugs }) => slugs[locale]),
  curriculum: (locale) => people(locale).map(({ slug }) => slug),
};

export type KnownPage = {
  /** Of the route table. */
  routeId: string;
  page: PageMatch;
  path: string;
};

/**
 * Every page known in advance, Portuguese ones first. Replies to tokens and reference numbers are not among
 * them.
 */
export function knownPages(): KnownPage[] {
  const pages = publicRows.flatMap((row): KnownPage[] => {
    const name = row.name as RouteName;
    const locale = row.locale as Locale;
    if (isEmptyPage(name, locale)) return [];
    const known = (params: Record<string, string>): KnownPage => ({
      routeId: row.id,
      page: { name, locale, params },
      path: fillPattern(row.path, params),
    });
    if (!row.path.includes(':')) return [known({})];
    return (SLUGS[name]?.(locale) ?? []).map((slug) => known({ slug }));
  });
  const of = (locale: Locale) => pages.filter(({ page }) => page.locale === locale);
  return [...of('pt-BR'), ...of('en')];
}
