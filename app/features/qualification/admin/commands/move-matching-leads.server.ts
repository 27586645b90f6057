import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { bulkCommand, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { matchingFilter } from '#app/access/commands/matching-filter.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { eachBatch } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import type { ClosingQuestion } from '../lead-codes.ts';
import { leadsList } from '../leads.list.server.ts';
import { listLeads } from '../leads-page.store.server.ts';
import { type LeadStatus, transitionsTo } from '../staff-leads.ts';
import {
  type Answer,
  answerFields,
  countDeals,
  endOf,
  isClosing,
  keptDeal,
  lacksValue,
  lockDeals,
  questionOf,
  valueDeals,
} from './closing.server.ts';
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

/** What a post leaves open of all leads of a filter, as questionOf() has it. */
async function openQuestion(
  user: Person,
  filter: FilterOf<typeof leadsList>,
  to: LeadStatus,
  answer: Answer,
) {
  const found: Omit<ClosingQuestion, 'fields'>[] = [];
  if (!isClosing(to)) return undefined;
  await eachLead(user, filter, async (tx, ids) => {
    const ending = await lockDeals(tx, ids, to);
    if (to === 'converted' && ending.some(lacksValue)) throw new Refusal('deal_needs_value');
    const open = await questionOf(tx, to, ending, answer);
    if (open) found.push(open);
    return !open?.ends;
  });
  return found.find(({ ends }) => ends) ?? found[0];
}

/**
 * Moves every lead of the filter in the address, newest first, and their deals with them: those that may move, and of
 * these only what the policies let the user change. A failed batch leaves earlier ones moved. Why leads are lost, and
 * what becomes of open deals, is asked first: then the reply is a question.
 */
export const moveMatchingLeads = bulkCommand({
  permission: 'crm:update',
  input: z.object({ status: leadStatus, ...answerFields }),
  async runBatches({ user, input, url }) {
    const { status: to } = input;
    const filter = matchingFilter(leadsList, url.searchParams);
    const open = await openQuestion(user, filter, to, input);
    if (open) {
      const fields: ClosingQuestion['fields'] = [
        ['intent', 'move-matching'],
        ['status', to],
      ];
      throw new Refusal('closing', 200, { ...open, open: [], fields } satisfies ClosingQuestion);
    }
    const act = randomUUID();
    let [count, deals] = [0, 0];
    const seen = await eachLead(user, filter, async (tx, ids) => {
      const ending = await lockDeals(tx, ids, to);
      const rows = await asOperation(tx, act, async () => {
        if (to === 'converted') await valueDeals(tx, ending, undefined);
        return tx
          .updateTable('qualification_submissions')
          .set({ status: to, ...endOf(to, input) })
          .where('id', '=', sql<string>`any(${ids}::uuid[])`)
          .where('status', 'in', transitionsTo(to))
          .returning('id')
          .execute();
      });
      count += rows.length;
      deals = await countDeals(tx, act);
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
    const undoing = randomUUID();
    let [count, kept, deals] = [0, 0, 0];
    await eachBatch(async ({ after = null, limit }) => {
      const rows = await asPerson(user, async (tx) => {
        const { rows: moved } = await sql<{ id: string }>`
          select c.submission_id as id from public.submission_status_changes c
          where c.act = ${act}::uuid and c.changed_by = private.uid() and c.to_status = ${from}
            and (${after}::uuid is null or c.submission_id > ${after}::uuid)
          order by c.submission_id limit ${limit}`.execute(tx);
        await lockDeals(
          tx,
          moved.map(({ id }) => id),
          from,
        );
        const { rows } = await asOperation(tx, undoing, () =>
          sql<{ id: string; went: boolean }>`
          with moved as (
            select c.submission_id as id, c.from_status, c.changed_at
            from public.submission_status_changes c
            where c.act = ${act}::uuid and c.changed_by = private.uid()
              and c.to_status = ${from}
              and (${after}::uuid is null or c.submission_id > ${after}::uuid)
            order by c.submission_id limit ${limit}
          ), back as (
            update public.qualification_submissions s set status = m.from_status,
              keeps_deal = ${keptDeal(sql`s.id`, sql`m.from_status`)}
            from moved m
            where s.id = m.id and s.status = ${from} and not exists (
              select from public.submission_status_changes d
              where d.submission_id = m.id and d.changed_at > m.changed_at)
            returning s.id
          )
          select m.id, exists (select from back b where b.id = m.id) as went
          from moved m order by m.id`.execute(tx),
        );
        deals = await countDeals(tx, undoing);
        return rows;
      });
      const gone = rows.filter(({ went }) => went).length;
      count += gone;
      kept += rows.length - gone;
      return rows.map(({ id }) => id);
    }, Number.POSITIVE_INFINITY);
    return { count, kept, deals };
  },
});
