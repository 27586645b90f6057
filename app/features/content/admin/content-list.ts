import { foldText } from '#app/i18n/fold-text.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Sort } from '#app/ui/admin/data-table/list-address.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { Claims } from '../claims/claims.ts';
import type { LandingFigures } from '../landings/landing-figures.ts';
import { itemKey, itemsWith } from '../overrides/all-items.ts';
import { applyOverride, type Override } from '../overrides/apply-override.ts';
import type { ContentItem } from '../overrides/content-kinds.ts';
import { leavesOf } from '../overrides/content-leaves.ts';
import { type InLanguages, inLanguage } from '../overrides/in-language.ts';
import type { ContentKind } from '../overrides/items-of.ts';
import type { OverrideState } from '../overrides/overrides.store.server.ts';
import {
  isHideable,
  isMade,
  isRemovable,
  isSample,
  sectionOf,
  type Visibility,
} from '../overrides/visibility.ts';
import { isOutdated } from '../overrides/written-over.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Schedule } from '../schedules/schedule.ts';

/** What the list can be narrowed down to. An item may be in several at once; a removed one is in that
 * list alone. */
export const CONTENT_STATES = [
  'draft',
  'published',
  'made',
  'file',
  'sample',
  'hidden',
  'removed',
  'unconfirmed',
  'outdated',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_SORTS = ['place', 'name', 'published'] as const;
export type ContentSort = (typeof CONTENT_SORTS)[number];
/** The order of the files, which is that of the pages. */
export const USUAL_CONTENT_SORT: Sort<ContentSort> = { by: 'place', descending: false };

export type ContentFilter = {
  text?: string | undefined;
  kind?: string | undefined;
  state?: ContentState | undefined;
};

export const LANGUAGE_STATES = ['file', 'published', 'scheduled', 'draft', 'none'] as const;

/** The state of the texts of one language: as the file has them, written over, about to be, or not on the site. */
export type LanguageState = { locale: Locale; state: (typeof LANGUAGE_STATES)[number] };

export type ContentRow = {
  id: string;
  kind: ContentKind;
  slug: string;
  /** As pages call it now; empty of an item that staff have made and not named yet. */
  name: string;
  isMade: boolean;
  /** How many of its kind are before and after it. */
  before: number;
  behind: number;
  states: ContentState[];
  visibility: Visibility;
  /** Part of its page; order is within it. */
  section: string;
  /** Of a question what its group is called; empty where the group was removed. */
  topic: string;
  /** Whether staff can take it off the site. */
  hideable: boolean;
  /** Whether the site can do without it. */
  removable: boolean;
  languages: LanguageState[];
  /** ISO time. */
  publishedAt: string | null;
  /** When it is published or leaves the site next; null where nothing waits. */
  due: Pick<Schedule, 'act' | 'dueAt'> | null;
  /** Id of its photo; empty without one. */
  photo: string;
  /** Of a landing page. */
  figures?: LandingFigures | undefined;
};

/** What pages show; of what they do not show yet, the draft. */
export function displayValue(item: ContentItem, written: OverrideState | undefined): InLanguages {
  const override = written?.published ?? (isMade(item.value) ? written?.draft : null);
  return override ? applyOverride(item, override).item : item.value;
}

/** What pages call an item now. */
export const displayName = (
  item: ContentItem,
  written: OverrideState | undefined,
  locale: Locale,
) => item.nameOf(displayValue(item, written), locale);

/** What pages call the item of a row; empty of one that is not there any more. */
export function namesOf(written: readonly OverrideState[], locale: Locale) {
  const all = new Map(itemsWith(written).items.map((one) => [itemKey(one.item), one]));
  return (key: { kind: string; slug: string }): string => {
    const found = all.get(itemKey(key));
    return found ? displayName(found.item, found.row, locale) : '';
  };
}

/** The groups of questions, by id, in the order of the page. */
export const topicNames = (
  written: readonly OverrideState[],
  locale: Locale,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    itemsWith(written)
      .items.filter(({ item, row }) => item.kind === 'question' && row?.visibility !== 'removed')
      .map(({ item, row }) => [item.slug, displayName(item, row, locale)]),
  );

/** Figures that visitors do not see because nobody has confirmed them. */
const isUnconfirmed = (value: object) =>
  'confirmed' in value && Object.values(value.confirmed as Claims['confirmed']).includes(false);

/** Whether the file says something else now than what staff wrote over. */
const hasOutdated = (item: ContentItem, { writtenOver }: OverrideState) =>
  Object.keys(writtenOver).length > 0 &&
  leavesOf(item.kind, item.value).some((leaf) => isOutdated(leaf, writtenOver));

/** The values of an override for a language: the texts in that language, and values without a language. */
const textsIn = (locale: Locale, override: Override | null) =>
  Object.entries(override ?? {}).filter(([path]) => {
    const keys = path.split('.');
    return keys.includes(locale) || !LOCALES.some((each) => keys.includes(each));
  });

/** The state of each language of an item. */
export function languagesOf(
  item: ContentItem,
  written: OverrideState | undefined,
  due: ContentRow['due'],
): LanguageState[] {
  const { draft = null, published = null } = written ?? {};
  const value = displayValue(item, written);
  const isOut = (locale: Locale) =>
    (isMade(value) && !published) || inLanguage([value], locale).length === 0;
  return LOCALES.map((locale) => {
    const visible = textsIn(locale, published);
    const waits = draft && JSON.stringify(textsIn(locale, draft)) !== JSON.stringify(visible);
    if (waits) return { locale, state: due?.act === 'publish' ? 'scheduled' : 'draft' };
    if (isOut(locale)) return { locale, state: 'none' };
    return { locale, state: visible.length > 0 ? 'published' : 'file' };
  });
}

const photoOf = (value: object) => ('photo' in value ? (value.photo as Picture).file : '');

type Listed = { item: ContentItem; row: OverrideState | undefined; due: ContentRow['due'] };

function rowOf({ item, row: written, due }: Listed, locale: Locale) {
  const visible = displayValue(item, written);
  const hideable = isHideable(item.kind);
  const visibility = (hideable && written?.visibility) || 'visible';
  const states: ContentState[] = [];
  if (written?.draft) states.push('draft');
  if (isMade(item.value)) states.push('made');
  else states.push(written?.published ? 'published' : 'file');
  if (isSample(visible)) states.push('sample');
  if (isUnconfirmed(visible)) states.push('unconfirmed');
  if (written && hasOutdated(item, written)) states.push('outdated');
  if (visibility !== 'visible') states.push(visibility);
  const row: ContentRow = {
    id: `${item.kind}/${item.slug}`,
    kind: item.kind,
    slug: item.slug,
    name: item.nameOf(visible, locale),
    isMade: isMade(item.value),
    before: 0,
    behind: 0,
    states,
    visibility,
    section: sectionOf(visible),
    topic: '',
    hideable,
    removable: isRemovable(item.kind),
    languages: languagesOf(item, written, due),
    publishedAt: written?.published ? written.publishedAt : null,
    due,
    photo: photoOf(visible),
  };
  const names = [row.name, item.nameOf(visible, 'pt-BR'), item.nameOf(visible, 'en'), item.slug];
  return { row, found: foldText(names.join(' ')) };
}

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

/** Says of each row how many of its kind are on each side of it, removed ones apart. */
function placed(rows: readonly ContentRow[]): ContentRow[] {
  const kinds = Map.groupBy(
    rows.filter(({ visibility }) => visibility !== 'removed'),
    ({ kind, section }) => `${kind} ${section}`,
  );
  return rows.map((row) => {
    const same = kinds.get(`${row.kind} ${row.section}`) ?? [];
    const before = same.indexOf(row);
    return before < 0 ? row : { ...row, before, behind: same.length - 1 - before };
  });
}

/** Questions are grouped, as on the page. */
function byTopic(rows: readonly ContentRow[], topics: Readonly<Record<string, string>>) {
  const order = Object.keys(topics);
  const place = ({ section }: ContentRow) => {
    const known = order.indexOf(section);
    return known < 0 ? order.length : known;
  };
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, ofKind]) =>
    kind === 'answer'
      ? ofKind
          .map((row) => ({ ...row, topic: topics[row.section] ?? '' }))
          .toSorted((a, b) => place(a) - place(b))
      : ofKind,
  );
}

/** All items that a filter lets through, in order: those of the files, and those that staff made. */
export function contentRows(
  written: readonly OverrideState[],
  filter: ContentFilter,
  sort: Sort<ContentSort>,
  locale: Locale,
  waiting: readonly Schedule[] = [],
): ContentRow[] {
  const asked = foldText(filter.text ?? '');
  const kinds = splitValues(filter.kind);
  // The next one of an item is the first.
  const due = new Map(waiting.toReversed().map((one) => [itemKey(one), one]));
  const all = itemsWith(written).items.map((one) =>
    rowOf({ ...one, due: due.get(itemKey(one.item)) ?? null }, locale),
  );
  const found = new Map(all.map((one) => [one.row.id, one.found]));
  const rows = byTopic(placed(all.map(({ row }) => row)), topicNames(written, locale))
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .filter(({ id }) => found.get(id)?.includes(asked))
    .filter(({ visibility }) => filter.state === 'removed' || visibility !== 'removed')
    .filter(({ states }) => !filter.state || states.includes(filter.state));
  return sorted(rows, sort, locale);
}

/** How many items of each kind there are, removed ones apart, and how many samples visitors see. */
export function contentCounts(written: readonly OverrideState[], locale: Locale) {
  const rows = contentRows(written, {}, USUAL_CONTENT_SORT, locale);
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return {
    all: rows.length,
    kinds: Object.fromEntries([...kinds].map(([kind, some]) => [kind, some.length])),
    samples: rows.filter((row) => row.visibility === 'visible' && row.states.includes('sample'))
      .length,
  };
}
export type ContentCounts = ReturnType<typeof contentCounts>;

/** Invented items that have not been removed, hidden ones among them. */
export const sampleRows = (written: readonly OverrideState[], locale: Locale): ContentRow[] =>
  contentRows(written, { state: 'sample' }, USUAL_CONTENT_SORT, locale);
