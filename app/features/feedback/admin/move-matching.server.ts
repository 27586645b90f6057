import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import { type BatchPart, eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import { waysTo } from './staff-feedback.ts';

type Tx = Transaction<DB>;

/** What is changed in this transaction belongs to the act. */
const within = (tx: Tx, act: string) =>
  sql`select set_config('forja.act', ${act}, true)`.execute(tx);

/** Ids of the next rows that a list's filter leaves, behind the one given. */
export type NextIds = (tx: Tx, part: BatchPart) => Promise<string[]>;

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
  let count = 0;
  const seen = await eachBatch((part) =>
    asPerson(person, async (tx) => {
      const ids = await next(tx, part);
      await within(tx, act);
      const { numUpdatedRows } = await tx
        .updateTable('feedback_entries')
        .set({ status: to })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('status', 'in', waysTo(to))
        .executeTakeFirst();
      count += Number(numUpdatedRows);
      return ids;
    }),
  );
  return { act, count, kept: seen - count };
}

/**
 * Puts back what the person moved in an act, and which nobody has moved since. Says how many went.
 */
export async function putMatchingBack(person: Person, act: string, from: EntryStatus) {
  let count = 0;
  await eachBatch(async ({ after = null, limit }) => {
    const { rows } = await asPerson(person, (tx) =>
      sql<{ id: string; went: boolean }>`
        with moved as (
          select c.entry_id as id, c.from_status, c.changed_at
          from public.feedback_changes c
          where c.act = ${act}::uuid and c.changed_by = private.uid()
            and c.to_status = ${from}
            and (${after}::uuid is null or c.entry_id > ${after}::uuid)
          order by c.entry_id limit ${limit}
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
    return rows.map(({ id }) => id);
  }, Number.POSITIVE_INFINITY);
  return count;
}
