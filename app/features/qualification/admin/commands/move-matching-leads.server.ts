import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { bulkCommand, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import type { DealsQuestion } from '../lead-codes.ts';
import { leadsList } from '../leads.list.server.ts';
import { listLeads } from '../leads-page.store.server.ts';
import { waysTo } from '../staff-leads.ts';
import {
  answerFields,
  closeDeals,
  closingOf,
  isUnanswered,
  readOpenDeals,
  reopenDeals,
} from './lost-deals.server.ts';
import { leadStatus } from './posted-fields.ts';

/** Runs `work` on the leads of a filter, newest first, in batches, until it returns false. */
const eachLead = (
  user: Person,
  filter: FilterOf<typeof leadsList>,
  work: (tx: Tx, ids: readonly string[]) => Promise<boolean>,
) =>
  eachBatch((part) =>
    asPerson(user, async (tx) => {
      const found = await listLeads(tx, { filter, sort: leadsList.usual, ...part });
      const ids = found.map(({ id }) => id);
      return (await work(tx, ids)) ? ids : [];
    }),
  );

/**
 * Moves every lead of the filter in the address, newest first: those that may move, and of these only what
 * the policies let the user change. A failed batch leaves earlier ones moved. If lost leads would leave a
 * deal open, the reply is a question.
 */
export const moveMatchingLeads = bulkCommand({
  permission: 'crm:update',
  input: z.object({ status: leadStatus, ...answerFields }),
  async runBatches({ user, input, url }) {
    const { status: to } = input;
    const { filter } = parseListQuery(leadsList, url.searchParams);
    if (isUnanswered(to, input)) {
      await eachLead(user, filter, async (tx, ids) => {
        if ((await readOpenDeals(tx, ids)).length === 0) return true;
        const fields: DealsQuestion['fields'] = [
          ['intent', 'move-matching'],
          ['status', to],
        ];
        throw new Refusal('deals', 409, { open: [], fields } satisfies DealsQuestion);
      });
    }
    const act = randomUUID();
    let [count, deals] = [0, 0];
    const seen = await eachLead(user, filter, async (tx, ids) => {
      await sql`select set_config('forja.act', ${act}, true)`.execute(tx);
      const rows = await tx
        .updateTable('qualification_submissions')
        .set({ status: to })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('status', 'in', waysTo(to))
        .returning('id')
        .execute();
      const moved = rows.map(({ id }) => id);
      deals += await closeDeals(tx, moved, act, closingOf(to, input));
      count += moved.length;
      return true;
    });
    return { status: to, act, count, kept: seen - count, deals };
  },
  undo: ({ data: { status, act, count } }) =>
    count > 0 ? { intent: 'undo-matching', status, act } : undefined,
});

/** Moves back the leads that the user has moved in an operation, and nobody has moved since. */
export const moveMatchingBack = bulkCommand({
  permission: 'crm:update',
  input: z.object({ status: leadStatus, act: z.uuid() }),
  async runBatches({ user, input: { status: from, act } }) {
    let [count, deals] = [0, 0];
    await eachBatch(async ({ after = null, limit }) => {
      const { rows, reopened } = await asPerson(user, async (tx) => {
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
  },
});
