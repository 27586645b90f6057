import { AsyncLocalStorage } from 'node:async_hooks';
import { LOCALES } from '#app/i18n/locale.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type Claims, claimFiles } from '../claims/claims.ts';
import { applyOverride } from './apply-override.ts';
import { claimingPages, type Written } from './claiming-pages.ts';
import { type ContentKind, readContentThrough } from './content-door.ts';
import { contentItem, contentItems } from './content-kinds.ts';
import { fillItem, fillWords, type Places } from './fill-words.ts';
import type { PublishedOverride } from './overrides.store.server.ts';

/** All items of all kinds, overrides applied; also stands for what it was made of. */
export type Content = ReadonlyMap<ContentKind, readonly object[]>;

const underWay = new AsyncLocalStorage<Content>();
readContentThrough((kind) => underWay.getStore()?.get(kind));

/** Runs `work` so that everything it renders shows this content. */
export const withContent = <T>(content: Content, work: () => T): T => underWay.run(content, work);

/** What the request under way shows; undefined outside of one. */
export const contentUnderWay = (): Content | undefined => underWay.getStore();

type Sources = { rows: readonly PublishedOverride[]; places: Places };
type Made = { text: string; made: ReturnType<typeof make> };
const ofUnit = new Map<string, Made>();
const ofRows = new WeakMap<object, Map<string, Made['made']>>();

/**
 * Made once for the rows of a snapshot and a business unit: no render reads or applies anything.
 * Where only other rows have changed since, it stays the same object, and whatever was made of it
 * stays good.
 */
export function publishedContent(
  rows: readonly PublishedOverride[],
  { unit, snapshot, places }: { unit: string; snapshot: object; places: () => Places },
) {
  const known = ofRows.get(snapshot) ?? new Map<string, Made['made']>();
  ofRows.set(snapshot, known);
  const there = known.get(unit);
  if (there) return there;
  const sources = { rows, places: places() };
  const text = JSON.stringify(sources);
  const last = ofUnit.get(unit);
  const made = last?.text === text ? last.made : make(sources);
  ofUnit.set(unit, { text, made });
  known.set(unit, made);
  return made;
}

const keyOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

/** Content with the given overrides, and with its texts saying the figures and the place that they
 * name. What no longer fits is ignored, and told to the log. */
export const contentWith = (overrides: readonly PublishedOverride[], places: Places): Content =>
  filledIn(overridden(overrides), places);

function filledIn(written: readonly Written[], places: Places): Content {
  const claims = written.find(({ item }) => item.kind === 'claims')?.value as Claims | undefined;
  const words = fillWords(claims ?? claimFiles[0], places);
  const content = new Map<ContentKind, object[]>();
  for (const { item, value } of written) {
    content.set(item.kind, [...(content.get(item.kind) ?? []), fillItem(value, words)]);
  }
  return content;
}

function overridden(overrides: readonly PublishedOverride[]): Written[] {
  const byItem = new Map(overrides.map((row) => [keyOf(row), row]));
  const written = contentItems.map((one) => {
    const override = byItem.get(keyOf(one));
    byItem.delete(keyOf(one));
    if (!override) return { item: one, value: one.value };
    const { item: value, ignored } = applyOverride(one, override.published);
    if (ignored.length > 0) {
      log.warn({ item: keyOf(one), ignored }, 'an override of content does not fit and is ignored');
    }
    return { item: one, value };
  });
  if (byItem.size > 0) {
    log.warn({ items: [...byItem.keys()] }, 'overrides of content that no file has are ignored');
  }
  return written;
}

function make({ rows, places }: Sources) {
  const written = overridden(rows);
  const changedBy = ({ kind, slug }: PublishedOverride): string[] => {
    const item = contentItem(kind, slug);
    if (item?.kind === 'claims') return claimingPages(written);
    return item ? LOCALES.map((locale) => item.path(locale)) : [];
  };
  const days = new Map<string, string>();
  for (const row of rows) {
    for (const address of changedBy(row)) {
      if (row.at > (days.get(address) ?? '')) days.set(address, row.at);
    }
  }
  return {
    content: filledIn(written, places),
    /** When staff last published something that stands at this address; ISO time. */
    publishedAt: (path: string) => days.get(path),
  };
}
