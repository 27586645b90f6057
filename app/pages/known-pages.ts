import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillPattern, type RouteName } from '#app/paths.ts';
import { publicRows } from '#app/registry.ts';
import type { PageMatch } from './alternates.ts';
import { ITEM_SLUGS } from './item-slugs.ts';

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
    return (ITEM_SLUGS[name]?.all(locale) ?? []).map((slug) => known({ slug }));
  });
  const of = (locale: Locale) => pages.filter(({ page }) => page.locale === locale);
  return [...of('pt-BR'), ...of('en')];
}
