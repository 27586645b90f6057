import type { Transaction } from 'kysely';
import { readDeleted } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB, Json } from '#app/platform/database/database.types.ts';
import type { Override } from './apply-override.ts';
import type { ContentKind } from './content-door.ts';

type Tx = Transaction<DB>;

export type PublishedOverride = {
  kind: string;
  slug: string;
  published: Readonly<Record<string, unknown>>;
  /** ISO time. */
  at: string;
};

/** What pages show over the files. Drafts are no part of it. */
export async function readPublishedOverrides(tx: Tx): Promise<PublishedOverride[]> {
  const rows = await tx
    .selectFrom('content_overrides')
    .select(['kind', 'slug', 'published', 'published_at'])
    .where('published', 'is not', null)
    .orderBy('kind')
    .orderBy('slug')
    .execute();
  return rows.map(({ kind, slug, published, published_at }) => ({
    kind,
    slug,
    published: published as PublishedOverride['published'],
    at: published_at?.toISOString() ?? '',
  }));
}

/** What staff have written over an item. Without a row its revision is 0. */
export type StoredOverride = {
  id: string | null;
  revision: number;
  draft: Override | null;
  published: Override | null;
  /** ISO time. */
  publishedAt: string | null;
};

type Item = { kind: ContentKind; slug: string };

const UNWRITTEN: StoredOverride = {
  id: null,
  revision: 0,
  draft: null,
  published: null,
  publishedAt: null,
};

/** What has been written over an item, its draft too. */
export async function readOverride(tx: Tx, { kind, slug }: Item): Promise<StoredOverride> {
  const row = await tx
    .selectFrom('content_overrides')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return UNWRITTEN;
  return {
    id: row.id,
    revision: row.revision,
    draft: row.draft as Override | null,
    published: row.published as Override | null,
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

export type OverrideState = Pick<StoredOverride, 'draft' | 'published' | 'publishedAt'> & {
  kind: string;
  slug: string;
};

/** Everything that has been written over any item. */
export async function listOverrides(tx: Tx): Promise<OverrideState[]> {
  const rows = await tx
    .selectFrom('content_overrides')
    .select(['kind', 'slug', 'draft', 'published', 'published_at'])
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    slug: row.slug,
    draft: row.draft as Override | null,
    published: row.published as Override | null,
    publishedAt: row.published_at?.toISOString() ?? null,
  }));
}

type Written = { draft?: Override | null; published?: Override | null };

/**
 * Writes draft, published text or both in one statement, unless somebody was quicker. Revision 0
 * says that nobody had written anything over the item yet.
 */
export async function writeOverride(
  tx: Tx,
  item: Item,
  revision: number,
  { draft, published }: Written,
): Promise<Saved> {
  const values = {
    ...(draft !== undefined && { draft: draft as Json | null }),
    ...(published !== undefined && {
      published: published as Json | null,
      published_at: published && new Date(),
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
  // Deleted since it was read: the save is told so, and makes it anew on revision 0.
  const { kind, slug } = item;
  const held = id ?? (await readDeleted(tx, 'content_overrides', { kind, slug }))?.id;
  return held
    ? saveSetting(tx, 'content_overrides', { id: held, revision }, values)
    : { kind: 'gone' };
}
