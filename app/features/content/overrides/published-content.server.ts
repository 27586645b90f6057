import { AsyncLocalStorage } from 'node:async_hooks';
import { LOCALES } from '#app/i18n/locale.ts';
import { log } from '#app/platform/log.server.ts';
import { applyOverride } from './apply-override.ts';
import { type ContentKind, readContentThrough } from './content-door.ts';
import { contentItem, contentItems } from './content-kinds.ts';
import type { PublishedOverride } from './overrides.store.server.ts';

/** All items of all kinds, overrides applied; also stands for what it was made of. */
export type Content = ReadonlyMap<ContentKind, readonly object[]>;

const underWay = new AsyncLocalStorage<Content>();
readContentThrough((kind) => underWay.getStore()?.get(kind));

/** Runs `work` so that everything it renders shows this content. */
export const withContent = <T>(content: Content, work: () => T): T => underWay.run(content, work);

/** What the request under way shows; undefined outside of one. */
export const contentUnderWay = (): Content | undefined => underWay.getStore();

type Made = { rows: readonly PublishedOverride[]; text: string; made: ReturnType<typeof make> };
let last: Made | undefined;

/**
 * Made once for the rows of a snapshot: no render reads or applies anything. Where only other rows
 * have changed since, it stays the same object, and whatever was made of it stays good.
 */
export function publishedContent(rows: readonly PublishedOverride[]) {
  if (last?.rows === rows) return last.made;
  const text = JSON.stringify(rows);
  const made = last?.text === text ? last.made : make(rows);
  last = { rows, text, made };
  return made;
}

const keyOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

/** Content with the given overrides. What no longer fits is ignored, and told to the log. */
export function contentWith(overrides: readonly PublishedOverride[]): Content {
  const byItem = new Map(overrides.map((row) => [keyOf(row), row]));
  const content = new Map<ContentKind, object[]>();
  for (const one of contentItems) {
    const override = byItem.get(keyOf(one));
    byItem.delete(keyOf(one));
    const { item, ignored } = override
      ? applyOverride(one, override.published)
      : { item: one.value, ignored: [] };
    if (ignored.length > 0) {
      log.warn({ item: keyOf(one), ignored }, 'an override of content does not fit and is ignored');
    }
    content.set(one.kind, [...(content.get(one.kind) ?? []), item]);
  }
  if (byItem.size > 0) {
    log.warn({ items: [...byItem.keys()] }, 'overrides of content that no file has are ignored');
  }
  return content;
}

function make(rows: readonly PublishedOverride[]) {
  const days = new Map<string, string>();
  for (const row of rows) {
    const path = contentItem(row.kind, row.slug)?.path;
    for (const locale of LOCALES) {
      const address = path?.(locale);
      if (address && row.at > (days.get(address) ?? '')) days.set(address, row.at);
    }
  }
  return {
    content: contentWith(rows),
    /** When staff last published something that stands at this address; ISO time. */
    publishedAt: (path: string) => days.get(path),
  };
}
