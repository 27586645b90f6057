import { type ContentItem, madeItem, shippedItems } from './content-kinds.ts';
import { CONTENT_KINDS, isContentKind } from './items-of.ts';

/** What a row says of an item: of one that staff made, all of it. */
export type ItemRow = {
  kind: string;
  slug: string;
  /** Absent in copies cached by an earlier release. */
  isMade?: boolean;
  position?: number | null;
  draft?: Readonly<Record<string, unknown>> | null;
  published: Readonly<Record<string, unknown>> | null;
};

/** Behind all that staff have ordered. */
const LAST = 100_000;

export const itemKey = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

/** The item of a row that staff made, with a slot for every entry that is written and for those of `paths`. */
export function itemOfRow(row: ItemRow, paths: readonly string[] = []): ContentItem | undefined {
  if (!row.isMade || !isContentKind(row.kind)) return undefined;
  const written = [...Object.keys(row.draft ?? {}), ...Object.keys(row.published ?? {})];
  return madeItem(row.kind, row.slug, [...written, ...paths]);
}

export type ItemWithRow<Row> = { item: ContentItem; row: Row | undefined };

/** The items of the files and those that staff made, each with its row, in the order of the pages. Rows without
 * an item are `unknown`. */
export function itemsWith<Row extends ItemRow>(rows: readonly Row[]) {
  const byItem = new Map(rows.map((row) => [itemKey(row), row]));
  const all: (ItemWithRow<Row> & { place: number })[] = shippedItems().map((item, index) => {
    const row = byItem.get(itemKey(item));
    byItem.delete(itemKey(item));
    return { item, row, place: row?.position ?? index };
  });
  for (const row of byItem.values()) {
    const item = itemOfRow(row);
    if (!item) continue;
    byItem.delete(itemKey(item));
    all.push({ item, row, place: row.position ?? LAST });
  }
  const kindOf = ({ item }: ItemWithRow<Row>) => CONTENT_KINDS.indexOf(item.kind);
  all.sort((a, b) => kindOf(a) - kindOf(b) || a.place - b.place);
  return {
    items: all.map(({ item, row }): ItemWithRow<Row> => ({ item, row })),
    unknown: [...byItem.keys()],
  };
}
