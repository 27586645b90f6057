import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import { waysTo } from './staff-feedback.ts';

type Tx = Transaction<DB>;

/** Small enough that other requests get their turn between two: the embedded database has one line. */
const BATCH = 200;
/** As many as lists count. */
const MOST_AT_ONCE = 10_000;

/** What is changed in this transaction belongs to the act. */
const within = (tx: Tx, act: string) =>
  sql`select set_config('forja.act', ${act}, true)`.execute(tx);

/** Ids of the next rows that a list's filter leaves, behind the one given. */
export type NextIds = (
  tx: Tx,
  part: { after: string | undefined; limit: number },
) => Promise<string[]>;

/**
 * Moves every entry that the filter of a list leaves, in its order, as the person: those that may go that way, and
 * of these only what the policies let her change. A transaction a batch; what came first stays moved if
 * a later one fails, and goes back with the rest.
 */
export async function moveMatching(
  person: Person,
  next: NextIds,
  to: EntryStatus,
): Promise<{ act: string; count: number; kept: number }> {
  const act = randomUUID();
  let [count, seen] = [0, 0];
  let after: string | undefined;
  do {
    const { found, moved } = await asPerson(person, async (tx) => {
      const ids = await next(tx, { after, limit: BATCH });
      await within(tx, act);
      const { numUpdatedRows } = await tx
        .updateTable('feedback_entries')
        .set({ status: to })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('status', 'in', waysTo(to))
        .executeTakeFirst();
      return { found: ids, moved: Number(numUpdatedRows) };
    });
    count += moved;
    seen += found.length;
    after = found.length === BATCH ? found.at(-1) : undefined;
  } while (after && seen < MOST_AT_ONCE);
  return { act, count, kept: seen - count };
}

/**
 * Puts back what the person moved in an act, and which nobody has moved since. Says how many went.
 */
export async function putMatchingBack(person: Person, act: string, from: EntryStatus) {
  let count = 0;
  let after: string | null = null;
  do {
    const { rows } = await asPerson(person, (tx) =>
      sql<{ id: string; went: boolean }>`
        with moved as (
          select c.entry_id as id, c.from_status, c.changed_at
          from public.feedback_changes c
          where c.act = ${act}::uuid and c.changed_by = private.uid()
            and c.to_status = ${from}
            and (${after}::uuid is null or c.entry_id > ${after}::uuid)
          order by c.entry_id limit ${BATCH}
        ), back as (
          update public.feedback_entries e set status = m.from_status
          from moved m
          where e.id = m.id and e.status = ${from} and not exists (
            select from public.feedback_changes d
            where d.entry_id = m.id and d.changed_at > m.changed_at)
          returning e.id
        )
        select m.id, exists (select from back b where b.id = m.id) as went
        from moved m order by m.id`.execute(tx),
    );
    count += rows.filter(({ went }) => went).length;
    after = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null;
  } while (after);
  return count;
}
