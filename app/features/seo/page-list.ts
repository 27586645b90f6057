import { foldText } from '#app/i18n/fold-text.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Sort } from '#app/ui/admin/data-table/list-address.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { PageFact } from './page-facts.ts';
import { type Problem, problemsOf } from './page-problems.ts';

export const PAGE_SORTS = ['page', 'title', 'problems'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];
export const USUAL_PAGE_SORT = { by: 'page', descending: false } as const;

/** A page in one language, as its list shows it. */
export type PageRow = {
  id: string;
  key: string;
  name: string;
  path: string;
  locale: Locale;
  title: string;
  /** Characters that a search result would show. */
  lengths: { title: number; description: number };
  image: boolean;
  /** Offered to search engines. */
  indexed: boolean;
  problems: Problem[];
  /** Whether staff have set something for it. */
  edited: boolean;
  /** In no index by nature. */
  passing: boolean;
};

export type PageFilter = {
  text?: string | undefined;
  /** Each may be several, as filters of lists are written. */
  locale?: string | undefined;
  problem?: string | undefined;
  only?: 'problems' | undefined;
};

export const pageRows = (
  facts: readonly PageFact[],
  missing: ReadonlySet<string> = new Set(),
): PageRow[] =>
  facts.map((page) => ({
    id: `${page.locale}:${page.path}`,
    key: page.key,
    name: page.name,
    path: page.path,
    locale: page.locale,
    title: page.shown.title,
    lengths: { title: page.shown.title.length, description: page.shown.description.length },
    image: page.shown.ogImage !== null && !missing.has(page.shown.ogImage),
    indexed: !(page.noindex || page.closed),
    problems: problemsOf(page, facts, missing),
    edited: page.set !== null,
    passing: page.noindex,
  }));

const ORDERS: Record<PageSort, (one: PageRow, other: PageRow) => number> = {
  page: (one, other) => one.path.localeCompare(other.path),
  title: (one, other) => one.title.localeCompare(other.title),
  problems: (one, other) => one.problems.length - other.problems.length,
};

function fits(row: PageRow, { text, locale, problem, only }: PageFilter): boolean {
  return (
    (locale === undefined || splitValues(locale).includes(row.locale)) &&
    (problem === undefined ||
      splitValues(problem).some((one) => row.problems.some((other) => other === one))) &&
    (only === undefined || row.problems.length > 0) &&
    (text === undefined ||
      foldText(`${row.name} ${row.path} ${row.title}`).includes(foldText(text)))
  );
}

/** The rows of a filter, in order. */
export function listPages(
  rows: readonly PageRow[],
  filter: PageFilter,
  { by, descending }: Sort<PageSort>,
): PageRow[] {
  const way = descending ? -1 : 1;
  return (
    rows
      .filter((row) => fits(row, filter))
      // Of equal ones the address decides, so that no page of the list shows one twice.
      .sort((one, other) => way * ORDERS[by](one, other) || one.id.localeCompare(other.id))
  );
}
