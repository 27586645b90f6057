import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { CurrentDeal, DealCode } from '../deals.ts';

/** The result of a database function on a deal, or its refusal. */
type Outcome =
  | { done: true; stage: string; event: number | null }
  | { done: false; why: DealCode | 'gone'; stageName?: string; by?: string; revision?: number };

export const dealOutcome = typed<Outcome>();

const CONFLICTS: readonly (DealCode | 'gone')[] = ['moved', 'changed', 'gone'];

/** The result; throws `Refusal` with the present stage of the deal, where there is none. */
export function doneOrRefuse(outcome: Outcome) {
  if (outcome.done) return outcome;
  const { why, stageName: stage, by, revision } = outcome;
  const current: CurrentDeal = { stage, by, revision };
  throw new Refusal(why, CONFLICTS.includes(why) ? 409 : 422, current);
}

/** Changes columns of a deal as it was seen, and returns its new revision. */
export async function changeDeal(tx: Tx, deal: string, seen: number, changes: object) {
  const edit = { deal, seen, changes: JSON.stringify(changes) };
  doneOrRefuse(await callValue(tx, 'public.edit_deal', edit, dealOutcome));
  // The edit has locked the row, so nobody else can have changed it since.
  const { revision } = await tx
    .selectFrom('crm_deals')
    .select('revision')
    .where('id', '=', deal)
    .executeTakeFirstOrThrow();
  return revision;
}
