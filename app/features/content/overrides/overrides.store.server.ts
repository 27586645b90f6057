import { sql, type Transaction } from 'kysely';
import { readDeleted } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB, Json } from '#app/platform/database/database.types.ts';
import type { Override } from './apply-override.ts';
import type { ContentAddress } from './item-address.ts';
import type { ContentKind } from './items-of.ts';
import type { Visibility } from './visibility.ts';

type Tx = Transaction<DB>;

export type PublishedOverride = {
  kind: string;
  slug: string;
  /** Null where the texts are those of the file. */
  published: Readonly<Record<string, unknown>> | null;
  /** Absent in copies cached by an earlier release, which stored visible items only. */
  visibility?: Visibility;
  isMade?: boolean;
  position?: number | null;
  /** Of the last change that visitors see; ISO time. */
  at: string;
};

/** Published texts that replace those of the content files, and hidden items. Without drafts. */
export async function readPublishedOverrides(tx: Tx): Promise<PublishedOverride[]> {
  const rows = await tx
    .selectFrom('content_overrides')
    .select(['kind', 'slug', 'published', 'publishedAt', 'visibility', 'visibilityChangedAt'])
    .select(['isMade', 'position'])
    .where((row) =>
      row.or([
        row('published', 'is not', null),
        row('visibilityChangedAt', 'is not', null),
        row('position', 'is not', null),
      ]),
    )
    .orderBy('kind')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    slug: row.slug,
    published: row.published as PublishedOverride['published'],
    visibility: row.visibility as Visibility,
    isMade: row.isMade,
    position: row.position,
    at: [row.publishedAt, row.visibilityChangedAt]
      .map((moment) => moment?.toISOString() ?? '')
      .sort()
      .at(-1) as string,
  }));
}

/** Every address of every item, or of one: the earlier ones first. */
export const readContentAddresses = (tx: Tx, item?: Item): Promise<ContentAddress[]> =>
  tx
    .selectFrom('content_addresses')
    .select(['kind', 'slug', 'locale', 'address', 'isCurrent'])
    .$if(item !== undefined, (query) =>
      query.where('kind', '=', item?.kind ?? '').where('slug', '=', item?.slug ?? ''),
    )
    .orderBy('createdAt')
    .orderBy('address')
    .execute();

/** The texts that staff have saved for an item. Without a row its revision is 0. */
export type StoredOverride = {
  id: string | null;
  revision: number;
  draft: Override | null;
  published: Override | null;
  /** The texts of the item, where the override differs from them. */
  writtenOver: Override;
  /** ISO time. */
  publishedAt: string | null;
  visibility: Visibility;
  isMade: boolean;
  position: number | null;
};

type Item = { kind: ContentKind; slug: string };

const NO_OVERRIDE: StoredOverride = {
  id: null,
  revision: 0,
  draft: null,
  published: null,
  writtenOver: {},
  publishedAt: null,
  visibility: 'visible',
  isMade: false,
  position: null,
};

/** The override of an item, its draft included. */
export async function readOverride(tx: Tx, { kind, slug }: Item): Promise<StoredOverride> {
  const row = await tx
    .selectFrom('content_overrides')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return NO_OVERRIDE;
  return {
    id: row.id,
    revision: row.revision,
    draft: row.draft as Override | null,
    published: row.published as Override | null,
    writtenOver: row.writtenOver as Override,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    visibility: row.visibility as Visibility,
    isMade: row.isMade,
    position: row.position,
  };
}

export type OverrideState = Omit<StoredOverride, 'id' | 'revision'> & {
  kind: string;
  slug: string;
};

/** The overrides of all items; with `lock`, until the transaction ends. */
export async function listOverrides(tx: Tx, { lock = false } = {}): Promise<OverrideState[]> {
  const rows = await tx
    .selectFrom('content_overrides')
    .select(['kind', 'slug', 'draft', 'published', 'publishedAt', 'visibility'])
    .select(['isMade', 'position', 'writtenOver'])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    slug: row.slug,
    draft: row.draft as Override | null,
    published: row.published as Override | null,
    writtenOver: row.writtenOver as Override,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    visibility: row.visibility as Visibility,
    isMade: row.isMade,
    position: row.position,
  }));
}

/**
 * Shows, hides or removes items, and returns how many have changed. One statement, so that two concurrent
 * requests count each item once.
 */
export async function setVisibility(
  tx: Tx,
  items: readonly Item[],
  visibility: Visibility,
): Promise<number> {
  if (items.length === 0) return 0;
  const rows = await tx
    .insertInto('content_overrides')
    .values(
      items.map(({ kind, slug }) => ({
        kind,
        slug,
        visibility,
        visibilityChangedAt: sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet({ visibility, visibilityChangedAt: sql<Date>`now()` })
        .where('content_overrides.visibility', '<>', visibility),
    )
    .returning('id')
    .execute();
  return rows.length;
}

/** Makes the row of an item that has none, without changing what anybody sees. */
export async function ensureOverride(tx: Tx, { kind, slug }: Item): Promise<void> {
  await tx
    .insertInto('content_overrides')
    .values({ kind, slug })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute();
}

type Written = {
  draft?: Override | null;
  published?: Override | null;
  writtenOver?: Override;
};

/**
 * Writes draft, published text or both in one statement, unless a colleague has saved since. Revision 0
 * means that the item had no override yet.
 */
export async function writeOverride(
  tx: Tx,
  item: Item,
  revision: number,
  { draft, published, writtenOver }: Written,
): Promise<Saved> {
  const values = {
    ...(draft !== undefined && { draft: draft as Json | null }),
    ...(writtenOver && { writtenOver: writtenOver as Json }),
    ...(published !== undefined && {
      published: published as Json | null,
      publishedAt: published && new Date(),
    }),
  };
  if (revision === 0) {
    const made = await tx
      .insertInto('content_overrides')
      .values({ kind: item.kind, slug: item.slug, ...values })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
      .returning('revision')
      .executeTakeFirst();
    if (made) return { kind: 'saved', revision: made.revision };
  }
  const { id } = await readOverride(tx, item);
  // Deleted since it was read: the save reports that, and a new save starts on revision 0.
  const { kind, slug } = item;
  const held = id ?? (await readDeleted(tx, 'content_overrides', { kind, slug }))?.id;
  return held
    ? saveSetting(tx, 'content_overrides', { id: held, revision }, values)
    : { kind: 'gone' };
}
