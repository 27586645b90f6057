import { AsyncLocalStorage } from 'node:async_hooks';
import { readInstancesThrough } from '#app/i18n/instances.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { patternOf } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type Claims, claimFiles } from '../claims/claims.ts';
import { changedInstance } from '../texts/changed-instance.server.ts';
import { itemKey, itemsWith } from './all-items.ts';
import { applyOverride } from './apply-override.ts';
import { claimingPages, type Written } from './claiming-pages.ts';
import type { ContentItem } from './content-kinds.ts';
import { fillItem, type Places, placeholderValues } from './fill-placeholders.ts';
import { atAddress, type ContentAddress } from './item-address.ts';
import { CONTENT_KINDS, type ContentKind, readContentThrough } from './items-of.ts';
import { finished } from './made-items.ts';
import type { PublishedOverride } from './overrides.store.server.ts';
import { isHideable, isMade } from './visibility.ts';

/** All items of all kinds, overrides applied; also stands for what it was made of. */
export type Content = ReadonlyMap<ContentKind, readonly object[]>;

const underWay = new AsyncLocalStorage<Content>();
readContentThrough((kind) => underWay.getStore()?.get(kind));
readInstancesThrough((locale, shipped) => {
  const texts = underWay.getStore()?.get('text');
  return texts && changedInstance(texts, locale, shipped);
});

/** Runs `work` so that everything it renders shows this content. */
export const withContent = <T>(content: Content, work: () => T): T => underWay.run(content, work);

/** What the request under way shows; undefined outside of one. */
export const contentUnderWay = (): Content | undefined => underWay.getStore();

/** What staff have made of the items of the files. */
export type Edits = {
  overrides: readonly PublishedOverride[];
  addresses: readonly ContentAddress[];
};
type Sources = Edits & { places: Places };
type Made = { text: string; made: ReturnType<typeof make> };
const ofUnit = new Map<string, Made>();
const ofRows = new WeakMap<object, Map<string, Made['made']>>();

/**
 * Made once for the rows of a snapshot and a business unit: no render reads or applies anything.
 * Where only other rows have changed since, it stays the same object, and whatever was made of it
 * stays good.
 */
export function publishedContent(
  edits: Edits,
  { unit, snapshot, places }: { unit: string; snapshot: object; places: () => Places },
) {
  const known = ofRows.get(snapshot) ?? new Map<string, Made['made']>();
  ofRows.set(snapshot, known);
  const there = known.get(unit);
  if (there) return there;
  const sources = { ...edits, places: places() };
  const text = JSON.stringify(sources);
  const last = ofUnit.get(unit);
  const made = last?.text === text ? last.made : make(sources);
  ofUnit.set(unit, { text, made });
  known.set(unit, made);
  return made;
}

/** Content with the given overrides, its texts filled with the figures and the place that they name. An
 * override that no longer fits is ignored, and logged. */
export const contentWith = (overrides: readonly PublishedOverride[], places: Places): Content =>
  filledIn(visibleOf(edited({ overrides, addresses: [] })), places);

function filledIn(written: readonly Written[], places: Places): Content {
  const claims = written.find(({ item }) => item.kind === 'claims')?.value as Claims | undefined;
  const words = placeholderValues(claims ?? claimFiles[0], places);
  // A kind without an item left is empty, and not as the files have it.
  const content = new Map<ContentKind, object[]>(CONTENT_KINDS.map((kind) => [kind, []]));
  for (const { item, value } of written) {
    // A message is filled in by the page that shows it.
    const filled = item.kind === 'text' ? value : fillItem(value, words);
    content.set(item.kind, [...(content.get(item.kind) ?? []), filled]);
  }
  return content;
}

type Edited = Written & { row: PublishedOverride | undefined };

/** Without what staff hid or removed, and without what they made and have not published yet. */
const visibleOf = (all: readonly Edited[]): readonly Written[] =>
  all.filter(({ item, row }) => {
    if (isMade(item.value) && !row?.published) return false;
    return !isHideable(item.kind) || (row?.visibility ?? 'visible') === 'visible';
  });

function textsOf(item: ContentItem, row: PublishedOverride | undefined): object {
  if (!row?.published) return item.value;
  const { item: value, ignored } = applyOverride(item, row.published);
  if (ignored.length > 0) {
    log.warn(
      { item: itemKey(item), ignored },
      'an override of content does not fit and is ignored',
    );
  }
  return finished(item.kind, value);
}

/** Every item as staff have left it, those that are not shown among them. */
function edited({ overrides, addresses }: Edits): Edited[] {
  const places = Map.groupBy(addresses, itemKey);
  const { items, unknown } = itemsWith(overrides);
  if (unknown.length > 0) {
    log.warn({ items: unknown }, 'overrides of content that no file has are ignored');
  }
  return items.map(({ item, row }) => {
    const value = atAddress(textsOf(item, row), places.get(itemKey(item)) ?? []);
    return { item, row, value };
  });
}

/** Addresses of the pages that an edit has changed. */
function changedBy({ item, value }: Edited, written: readonly Written[]): string[] {
  if (item.kind === 'claims') return claimingPages(written);
  const { listedOn } = item;
  return LOCALES.flatMap((locale) => [
    item.path(locale, value),
    ...(listedOn ? [patternOf(listedOn, locale)] : []),
  ]);
}

function make({ places, ...edits }: Sources) {
  const all = edited(edits);
  const written = visibleOf(all);
  const days = new Map<string, string>();
  for (const one of all) {
    if (!one.row) continue;
    for (const address of changedBy(one, written)) {
      if (one.row.at > (days.get(address) ?? '')) days.set(address, one.row.at);
    }
  }
  return {
    content: filledIn(written, places),
    /** When staff last changed something that is at this address; ISO time. */
    publishedAt: (path: string) => days.get(path),
  };
}
