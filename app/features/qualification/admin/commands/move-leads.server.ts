import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import type { ClosingQuestion } from '../lead-codes.ts';
import { type LeadPlace, placeField } from '../staff-leads.ts';
import {
  answerFields,
  countDeals,
  endOf,
  keptDeal,
  lockDeals,
  questionOf,
  valueDeals,
} from './closing.server.ts';
import { idsOf, isAnyChosen, leadFields, leadPlace, leadStatus, MOST } from './posted-fields.ts';

/**
 * Moves leads to one status, all of them or none, and their deals with them. Refused are leads that a colleague has
 * moved since `seen` or that the policies hide, and a move that is not allowed. Why leads are lost, and what becomes of
 * their open deals, is asked first: then the reply is a question.
 */
export const moveLeads = command({
  permission: 'crm:update',
  input: z
    .object({
      ...leadFields,
      status: leadStatus,
      seen: z.array(leadPlace).max(MOST),
      ...answerFields,
    })
    .refine(isAnyChosen),
  async run({ tx, input }) {
    const { status: to, seen } = input;
    const ids = idsOf(input);
    const ending = await lockDeals(tx, ids, to);
    const before = await tx
      .selectFrom('qualification_submissions')
      .select(['id', 'status', 'clearedAt'])
      .where('id', 'in', ids)
      .forUpdate()
      .execute();
    if (before.length !== new Set(ids).size) throw new Refusal('changed');
    const seenAs = new Map(seen.map(({ id, status }) => [id, status]));
    if (before.some(({ id, status }) => (seenAs.get(id) ?? status) !== status)) {
      throw new Refusal('changed');
    }
    const question = await questionOf(tx, to, ending, input);
    if (question) {
      const fields: ClosingQuestion['fields'] = [
        ['intent', 'move'],
        ['status', to],
        ...ids.map((id): [string, string] => ['id', id]),
        ...seen.map((place): [string, string] => ['seen', placeField(place)]),
      ];
      throw new Refusal('closing', 200, { ...question, fields } satisfies ClosingQuestion);
    }
    const act = randomUUID();
    // A lead that leaves spam for new no longer counts as spam, whatever its marks.
    const clears = to === 'new';
    const back = before
      .filter(({ status, clearedAt }) => status !== to || (clears && clearedAt === null))
      .map(({ id, status }) => ({ id, status }) as LeadPlace);
    const moved = back.map(({ id }) => id);
    await asOperation(tx, act, async () => {
      if (to === 'converted') await valueDeals(tx, ending, input.value);
      if (moved.length === 0) return;
      await tx
        .updateTable('qualification_submissions')
        .set({ status: to, ...(clears && { clearedAt: sql<Date>`now()` }), ...endOf(to, input) })
        .where('id', 'in', moved)
        .execute();
    });
    return { status: to, back, count: back.length, deals: await countDeals(tx, act) };
  },
  undo: ({ data: { status, back } }) =>
    back.length > 0 ? { intent: 'undo', status, back: back.map(placeField) } : undefined,
});

/**
 * Moves leads back to their previous status, and the deals that were moved with them. A lead that no longer has the
 * status of the move stays; refused where none has it.
 */
export const moveLeadsBack = command({
  permission: 'crm:update',
  input: z.object({ status: leadStatus, back: z.array(leadPlace).min(1).max(MOST) }),
  async run({ tx, input: { status: from, back } }) {
    const ids = back.map(({ id }) => id);
    await lockDeals(tx, ids, from);
    const act = randomUUID();
    const { numAffectedRows } = await asOperation(tx, act, () =>
      sql`
        update public.qualification_submissions s set status = p.status,
          keeps_deal = ${keptDeal(sql`s.id`, sql`p.status`)},
          cleared_at = case when ${from} <> 'new' then s.cleared_at end
        from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as p (id uuid, status text)
        where s.id = p.id and s.status = ${from}`.execute(tx),
    );
    const count = Number(numAffectedRows);
    if (count === 0) throw new Refusal('changed');
    return { count, kept: back.length - count, deals: await countDeals(tx, act) };
  },
});
