import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import { eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  type ClosedDeals,
  closeDeals,
  readOpenDeals,
  reopenDeals,
} from './lead-deals.store.server.ts';
import { leadsList } from './leads.list.server.ts';
import { listLeads } from './leads-page.store.server.ts';
import { type LeadStatus, waysTo } from './staff-leads.ts';

type Tx = Transaction<DB>;

/** What is changed in this transaction belongs to the act. */
const within = (tx: Tx, act: string) =>
  sql`select set_config('forja.act', ${act}, true)`.execute(tx);

/**
 * Moves every lead that the filter leaves, newest first, as the person: those that may go that way, and
 * of these only what the policies let her change. A transaction a batch; what came first stays moved if
 * a later one fails, and goes back with the rest.
 */
export async function moveMatching(
  person: Person,
  filter: FilterOf<typeof leadsList>,
  to: LeadStatus,
  closing: ClosedDeals | undefined,
): Promise<{ act: string; count: number; kept: number; deals: number }> {
  const act = randomUUID();
  let [count, deals] = [0, 0];
  const seen = await eachLead(person, filter, async (tx, ids) => {
    await within(tx, act);
    const moved = await tx
      .updateTable('qualification_submissions')
      .set({ status: to })
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('status', 'in', waysTo(to))
      .returning('id')
      .execute();
    deals += await closeDeals(
      tx,
      moved.map(({ id }) => id),
      act,
      closing,
    );
    count += moved.length;
    return true;
  });
  return { act, count, kept: seen - count, deals };
}

/** Whether any lead that the filter leaves would leave a deal open when it is lost. */
export async function leavesDealOpen(person: Person, filter: FilterOf<typeof leadsList>) {
  let open = false;
  await eachLead(person, filter, async (tx, ids) => {
    open = (await readOpenDeals(tx, ids)).length > 0;
    return !open;
  });
  return open;
}

/** Does something with the leads that a filter leaves, newest first, a transaction a batch, until it says no. */
const eachLead = (
  person: Person,
  filter: FilterOf<typeof leadsList>,
  work: (tx: Tx, ids: readonly string[]) => Promise<boolean>,
) =>
  eachBatch((part) =>
    asPerson(person, async (tx) => {
      const found = await listLeads(tx, { filter, sort: leadsList.usual, ...part });
      const ids = found.map(({ id }) => id);
      return (await work(tx, ids)) ? ids : [];
    }),
  );

/**
 * Puts back what the person moved in an act, and which nobody has moved since. Says how many went.
 */
export async function putMatchingBack(person: Person, act: string, from: LeadStatus) {
  let [count, deals] = [0, 0];
  await eachBatch(async ({ after = null, limit }) => {
    const { rows, reopened } = await asPerson(person, async (tx) => {
      const { rows } = await sql<{ id: string; went: boolean }>`
        with moved as (
          select c.submission_id as id, c.from_status, c.changed_at
          from public.submission_status_changes c
          where c.act = ${act}::uuid and c.changed_by = private.uid()
            and c.to_status = ${from}
            and (${after}::uuid is null or c.submission_id > ${after}::uuid)
          order by c.submission_id limit ${limit}
        ), back as (
          update public.qualification_submissions s set status = m.from_status
          from moved m
          where s.id = m.id and s.status = ${from} and not exists (
            select from public.submission_status_changes d
            where d.submission_id = m.id and d.changed_at > m.changed_at)
          returning s.id
        )
        select m.id, exists (select from back b where b.id = m.id) as went
        from moved m order by m.id`.execute(tx);
      const back = rows.filter(({ went }) => went).map(({ id }) => id);
      return { rows, reopened: await reopenDeals(tx, back, act) };
    });
    deals += reopened;
    count += rows.filter(({ went }) => went).length;
    return rows.map(({ id }) => id);
  }, Number.POSITIVE_INFINITY);
  return { count, deals };
}
