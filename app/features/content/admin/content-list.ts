import { foldText } from '#app/i18n/fold-text.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Sort } from '#app/ui/admin/data-table/list-address.ts';
import type { Claims } from '../claims/claims.ts';
import { applyOverride, type Override } from '../overrides/apply-override.ts';
import type { ContentKind } from '../overrides/content-door.ts';
import { type ContentItem, contentItems } from '../overrides/content-kinds.ts';
import type { OverrideState } from '../overrides/overrides.store.server.ts';
import { isRemovable, isSample, type Visibility } from '../overrides/visibility.ts';

/** What the list can be narrowed down to. An item may be in several at once; a removed one is in that
 * list alone. */
export const CONTENT_STATES = [
  'draft',
  'published',
  'file',
  'sample',
  'hidden',
  'removed',
  'unconfirmed',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_SORTS = ['place', 'name', 'published'] as const;
export type ContentSort = (typeof CONTENT_SORTS)[number];
/** The order of the files, which is that of the pages. */
export const USUAL_CONTENT_SORT: Sort<ContentSort> = { by: 'place', descending: false };

export type ContentFilter = {
  text?: string | undefined;
  kind?: ContentKind | undefined;
  state?: ContentState | undefined;
};

/** How the texts of one language stand: as the file has them, written over, or about to be. */
export type LanguageState = { locale: Locale; state: 'file' | 'published' | 'draft' };

export type ContentRow = {
  id: string;
  kind: ContentKind;
  slug: string;
  /** As pages call it now. */
  name: string;
  states: ContentState[];
  visibility: Visibility;
  /** Whether the site can do without it. */
  removable: boolean;
  languages: LanguageState[];
  /** ISO time. */
  publishedAt: string | null;
};

const displayValue = (item: ContentItem, written: OverrideState | undefined) =>
  written?.published ? applyOverride(item, written.published).item : item.value;

/** What pages call an item now. */
export const displayName = (
  item: ContentItem,
  written: OverrideState | undefined,
  locale: Locale,
) => item.nameOf(displayValue(item, written), locale);

/** Figures that visitors do not see because nobody has confirmed them. */
const isUnconfirmed = (value: object) =>
  'confirmed' in value && Object.values(value.confirmed as Claims['confirmed']).includes(false);

/** What of an override is said in a language: its own texts, and what stands in none. */
const textsIn = (locale: Locale, override: Override | null) =>
  Object.entries(override ?? {}).filter(([path]) => {
    const keys = path.split('.');
    return keys.includes(locale) || !LOCALES.some((each) => keys.includes(each));
  });

function languagesOf(written: OverrideState | undefined): LanguageState[] {
  const { draft = null, published = null } = written ?? {};
  return LOCALES.map((locale) => {
    const visible = textsIn(locale, published);
    const waits = draft && JSON.stringify(textsIn(locale, draft)) !== JSON.stringify(visible);
    return { locale, state: waits ? 'draft' : visible.length > 0 ? 'published' : 'file' };
  });
}

function rowOf(item: ContentItem, written: OverrideState | undefined, locale: Locale) {
  const visible = displayValue(item, written);
  const removable = isRemovable(item.kind);
  const visibility = (removable && written?.visibility) || 'visible';
  const states: ContentState[] = [];
  if (written?.draft) states.push('draft');
  states.push(written?.published ? 'published' : 'file');
  if (isSample(visible)) states.push('sample');
  if (isUnconfirmed(visible)) states.push('unconfirmed');
  if (visibility !== 'visible') states.push(visibility);
  const row: ContentRow = {
    id: `${item.kind}/${item.slug}`,
    kind: item.kind,
    slug: item.slug,
    name: item.nameOf(visible, locale),
    states,
    visibility,
    removable,
    languages: languagesOf(written),
    publishedAt: written?.published ? written.publishedAt : null,
  };
  const names = [row.name, item.nameOf(visible, 'pt-BR'), item.nameOf(visible, 'en'), item.slug];
  return { row, found: foldText(names.join(' ')) };
}

/** Accents and capitals do not matter to who looks for something. */

/** Without a date last, whichever way: there is nothing to compare. */
function byDate(a: ContentRow, b: ContentRow, descending: boolean): number {
  if (!a.publishedAt || !b.publishedAt) return Number(!a.publishedAt) - Number(!b.publishedAt);
  return a.publishedAt.localeCompare(b.publishedAt) * (descending ? -1 : 1);
}

function sorted(rows: ContentRow[], { by, descending }: Sort<ContentSort>, locale: Locale) {
  if (by === 'published') return rows.sort((a, b) => byDate(a, b, descending));
  if (by === 'name') rows.sort((a, b) => a.name.localeCompare(b.name, locale));
  return descending ? rows.reverse() : rows;
}

/** All items that a filter lets through, in order. There are as many as there are files. */
export function contentRows(
  written: readonly OverrideState[],
  filter: ContentFilter,
  sort: Sort<ContentSort>,
  locale: Locale,
): ContentRow[] {
  const byItem = new Map(written.map((one) => [`${one.kind}/${one.slug}`, one]));
  const asked = foldText(filter.text ?? '');
  const rows = contentItems
    .filter(({ kind }) => !filter.kind || kind === filter.kind)
    .map((item) => rowOf(item, byItem.get(`${item.kind}/${item.slug}`), locale))
    .filter(({ found }) => found.includes(asked))
    .map(({ row }) => row)
    .filter(({ visibility }) => filter.state === 'removed' || visibility !== 'removed')
    .filter(({ states }) => !filter.state || states.includes(filter.state));
  return sorted(rows, sort, locale);
}

/** Invented items that have not been removed, hidden ones among them. */
export const sampleRows = (written: readonly OverrideState[], locale: Locale): ContentRow[] =>
  contentRows(written, { state: 'sample' }, USUAL_CONTENT_SORT, locale);
