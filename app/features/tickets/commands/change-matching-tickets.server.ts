import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { bulkCommand, type Tx } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { allIds, changeInBatches, eachBatch } from '#app/platform/batches.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { ticketsList } from '../queries/tickets.list.server.ts';
import { listTickets, readColleagues } from '../queries/tickets-page.store.server.ts';
import { TICKET_STATUSES, type TicketStatus, transitionsFrom } from '../ticket.ts';
import type { BulkField } from '../ticket-replies.ts';
import { bulkField, bulkValue, columnOf, isValueOf, valueFor } from './bulk-fields.ts';

/** Of these tickets those that can have the value: with an allowed move, and readable by the new owner. */
async function fitting(tx: Tx, ids: readonly string[], what: BulkField, to: string) {
  const among = sql`t.id = any(${[...ids]}::uuid[])`;
  if (what === 'status') {
    const from = TICKET_STATUSES.filter((one) => transitionsFrom(one).includes(to as TicketStatus));
    // One that is merged into another stays closed with it.
    return sql`${among} and t.status = any(${from}::text[]) and t.merged_into is null`;
  }
  if (what === 'priority' || to === '') return among;
  const { rows } = await sql<{ projectId: string }>`
    select distinct t.project_id from public.feedback_tickets t where ${among}`.execute(tx);
  const readable: string[] = [];
  for (const { projectId: project } of rows) {
    const colleagues = await readColleagues(tx, project);
    if (colleagues.some(({ id }) => id === to)) readable.push(project);
  }
  return sql`${among} and t.project_id = any(${readable}::uuid[])`;
}

/**
 * Changes status, owner or priority of every ticket of the filter: of those that can have the value what
 * the policies let the user change. If a batch fails, those before it stay changed, and are undone with the
 * rest.
 */
export const changeMatchingTickets = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ what: bulkField, to: bulkValue }).refine(isValueOf),
  async runBatches({ user, url, input: { what, to } }) {
    const filter = await matchingCustomFilter(user, 'ticket', {
      list: ticketsList,
      search: url.searchParams,
    });
    // Listed before the first is changed: a filter by what is changed would lose its place.
    const ids = await allIds(async (part) => {
      const rows = await asPerson(user, (tx) =>
        listTickets(tx, { ...part, filter, sort: ticketsList.usual }),
      );
      return rows.map(({ id }) => id);
    });
    const [operationId, column] = [randomUUID(), columnOf(what)];
    let same = 0;
    const count = await changeInBatches(ids, (some) =>
      asPerson(user, async (tx) => {
        const { rows } = await sql<{ had: number }>`
          select count(*)::int as had from public.feedback_tickets t
          where t.id = any(${some}::uuid[]) and coalesce(t.${column}::text, '') = ${to}`.execute(
          tx,
        );
        same += rows[0]?.had ?? 0;
        const fits = await fitting(tx, some, what, to);
        const { numAffectedRows } = await asOperation(tx, operationId, () =>
          sql`
            update public.feedback_tickets t set ${column} = ${valueFor(what, to)}
            where ${fits} and coalesce(t.${column}::text, '') <> ${to}`.execute(tx),
        );
        return Number(numAffectedRows);
      }),
    );
    // Tickets that had the value already count neither as changed nor as skipped.
    return { count, kept: ids.length - count - same, operationId };
  },
  undo: ({ data: { count, operationId }, input: { what } }) =>
    count > 0 ? { intent: 'undo-matching', what, act: operationId } : undefined,
});

/** Undoes a bulk change, where nobody has changed a ticket since. */
export const restoreMatchingTickets = bulkCommand({
  permission: 'feedback:update',
  input: z.object({ what: bulkField, act: z.uuid() }),
  async runBatches({ user, input: { what, act } }) {
    const column = columnOf(what);
    let count = 0;
    await eachBatch(async ({ after = null, limit }) => {
      const { rows } = await asPerson(user, (tx) =>
        sql<{ id: string; went: boolean }>`
          with changed as (
            select c.ticket_id as id, coalesce(c.from_status, '') as was,
              coalesce(c.to_status, '') as becomes, c.changed_at
            from public.feedback_changes c
            where c.act = ${act}::uuid and c.changed_by = private.uid() and c.kind = ${what}
              and c.ticket_id is not null
              and (${after}::uuid is null or c.ticket_id > ${after}::uuid)
            order by c.ticket_id limit ${limit}
          ), back as (
            update public.feedback_tickets t set ${column} = ${valueFor(what, sql.ref('m.was'))}
            from changed m
            where t.id = m.id and coalesce(t.${column}::text, '') = m.becomes and not exists (
              select from public.feedback_changes d
              where d.ticket_id = m.id and d.kind = ${what} and d.changed_at > m.changed_at)
            returning t.id
          )
          select m.id, exists (select from back b where b.id = m.id) as went
          from changed m order by m.id`.execute(tx),
      );
      count += rows.filter(({ went }) => went).length;
      return rows.map(({ id }) => id);
    }, Number.POSITIVE_INFINITY);
    return { count };
  },
});
