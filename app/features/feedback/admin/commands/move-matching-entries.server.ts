import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { bulkCommand, type Tx } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { type BatchPart, eachBatch } from '#app/platform/batches.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { transitionsTo } from '../staff-feedback.ts';
import { entryStatus } from './entry-fields.ts';

/** Ids of the next rows of the filter in a list's address. */
type NextIds = (tx: Tx, query: URLSearchParams, part: BatchPart) => Promise<string[]>;

/**
 * Moves every entry of a list's filter: of those that may have the status what the policies let the user
 * move. If a batch fails, those before it stay moved, and are undone with the rest.
 */
export const moveMatchingEntries = (nextIds: NextIds) =>
  bulkCommand({
    permission: 'feedback:update',
    input: z.object({ status: entryStatus }),
    async runBatches({ user, url, input: { status } }) {
      const operationId = randomUUID();
      let count = 0;
      const found = await eachBatch((part) =>
        asPerson(user, async (tx) => {
          const ids = await nextIds(tx, url.searchParams, part);
          const { numUpdatedRows } = await asOperation(tx, operationId, () =>
            tx
              .updateTable('feedback_entries')
              .set({ status })
              .where('id', '=', sql<string>`any(${ids}::uuid[])`)
              .where('status', 'in', transitionsTo(status))
              .executeTakeFirst(),
          );
          count += Number(numUpdatedRows);
          return ids;
        }),
      );
      return { status, count, kept: found - count, operationId };
    },
    undo: ({ data: { status, count, operationId } }) =>
      count > 0 ? { intent: 'undo-matching', status, act: operationId } : undefined,
  });

/** Undoes such a move of the user, where nobody has moved an entry since. */
export const restoreMatchingEntries = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ status: entryStatus, act: z.uuid() }),
  async runBatches({ user, input: { status, act } }) {
    let count = 0;
    await eachBatch(async ({ after = null, limit }) => {
      const { rows } = await asPerson(user, (tx) =>
        sql<{ id: string; went: boolean }>`
          with moved as (
            select c.entry_id as id, c.from_status, c.changed_at
            from public.feedback_changes c
            where c.act = ${act}::uuid and c.changed_by = private.uid()
              and c.kind = 'status' and c.to_status = ${status}
              and (${after}::uuid is null or c.entry_id > ${after}::uuid)
            order by c.entry_id limit ${limit}
          ), back as (
            update public.feedback_entries e set status = m.from_status
            from moved m
            where e.id = m.id and e.status = ${status} and not exists (
              select from public.feedback_changes d
              where d.entry_id = m.id and d.kind = 'status' and d.changed_at > m.changed_at)
            returning e.id
          )
          select m.id, exists (select from back b where b.id = m.id) as went
          from moved m order by m.id`.execute(tx),
      );
      count += rows.filter(({ went }) => went).length;
      return rows.map(({ id }) => id);
    }, Number.POSITIVE_INFINITY);
    return { count };
  },
});
