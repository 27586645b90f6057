import { sql, type Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { itemOfRow } from './all-items.ts';
import { type ContentItem, contentItem } from './content-kinds.ts';
import type { ContentKind } from './items-of.ts';
import { isContentKind } from './items-of.ts';
import { readOverride } from './overrides.store.server.ts';

type Tx = Transaction<DB>;
type Item = { kind: ContentKind; slug: string };

/** An item of the files or one that staff made; its entries have room for those that `paths` name. */
export async function readItem(
  tx: Tx,
  kind: string | undefined,
  slug: string | undefined,
  paths: readonly string[] = [],
): Promise<ContentItem | undefined> {
  const shipped = contentItem(kind, slug);
  if (shipped || !isContentKind(kind) || slug === undefined) return shipped;
  const stored = await readOverride(tx, { kind, slug });
  return itemOfRow({ kind, slug, ...stored }, paths);
}

/** Where the first item that staff make is placed: behind all of the files. */
const FIRST_PLACE = 1000;

/** Adds an empty item at the end of its kind. Returns false where there are already as many as a kind may have. */
export async function insertMadeItem(tx: Tx, { kind, slug }: Item, most: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content_overrides', 0))`.execute(tx);
  const { count, last } = await tx
    .selectFrom('content_overrides')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.max('position').as('last')])
    .where('kind', '=', kind)
    .where('isMade', '=', true)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await tx
    .insertInto('content_overrides')
    .values({
      kind,
      slug,
      isMade: true,
      position: Math.max(FIRST_PLACE, (last ?? 0) + 1),
    })
    .execute();
  return true;
}

/** Gives items of a kind their places in the given order; those that have it already are not written. */
export async function setOrder(tx: Tx, items: readonly Item[]): Promise<void> {
  await tx
    .insertInto('content_overrides')
    .values(items.map(({ kind, slug }, position) => ({ kind, slug, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position') }))
        .where('content_overrides.position', 'is distinct from', (row) =>
          row.ref('excluded.position'),
        ),
    )
    .execute();
}

/** Erases a removed item that staff made, with all that the record of changes says of it. */
export const eraseItem = (tx: Tx, { kind, slug }: Item) =>
  callValue(tx, 'public.erase_content_item', { kind, slug });
