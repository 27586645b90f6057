import { sql } from 'kysely';
import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { dealOutcome, doneOrRefuse } from './change-deal.server.ts';
import { optional, reais } from './posted-fields.ts';

/** The number of leads that moved with the last move of a deal. */
async function countLeads(tx: Tx, deal: string): Promise<number> {
  const { rows } = await sql<{ leads: number }>`
    select count(*)::integer as leads from public.submission_status_changes c
    where c.cause = 'deal' and c.act = (
      select e.act from public.crm_events e where e.subject_id = ${deal}::uuid and e.act is not null
      order by e.at desc, e.id desc limit 1)`.execute(tx);
  return rows[0]?.leads ?? 0;
}

/** Moves a deal to another stage, and its leads with it. Refused where a colleague has moved it since `seen`. */
export const moveDeal = command({
  permission: 'crm:update',
  input: z.object({
    id: z.uuid(),
    seen: z.uuid(),
    stage: z.uuid(),
    value: optional(reais),
    reason: optional(z.string().max(40)),
    note: optional(z.string().max(2000)),
  }),
  async run({ tx, input: { id, ...move } }) {
    const outcome = await callValue(tx, 'public.move_deal', { deal: id, ...move }, dealOutcome);
    const { stage, event } = doneOrRefuse(outcome);
    return { id, stage, event, leads: event === null ? 0 : await countLeads(tx, id) };
  },
  // Without an event the deal was in that stage already.
  undo: ({ data: { id, event } }) =>
    event === null ? undefined : { intent: 'undo', id, event: String(event) },
});

/** Undoes a move of the user, as long as it is the last one of the deal, and that of its leads. */
export const undoDealMove = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid(), event: z.coerce.number().int().positive() }),
  async run({ tx, input: { id, event } }) {
    const outcome = await callValue(tx, 'public.undo_deal_move', { deal: id, event }, dealOutcome);
    doneOrRefuse(outcome);
    return { id, leads: await countLeads(tx, id) };
  },
});
