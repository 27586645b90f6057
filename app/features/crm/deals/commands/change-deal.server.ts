import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DealCode, DealStands } from '../deals.ts';

/** What a function of the database has done to a deal, or why it did nothing. */
type Outcome =
  | { done: true; stage: string; event: number | null }
  | { done: false; why: DealCode; stageName?: string; by?: string; revision?: number };

export const dealOutcome = typed<Outcome>();

const CONFLICTS: readonly DealCode[] = ['moved', 'changed', 'gone'];

/** What was done; throws `Refusal` with where the deal is, where nothing was. */
export function doneOrRefuse(outcome: Outcome) {
  if (outcome.done) return outcome;
  const { why, stageName: stage, by, revision } = outcome;
  const stands: DealStands = { stage, by, revision };
  throw new Refusal(why, CONFLICTS.includes(why) ? 409 : 422, stands);
}

/** Changes columns of a deal as it was seen, and returns the revision that it has then. */
export async function changeDeal(tx: Tx, deal: string, seen: number, changes: object) {
  const edit = { deal, seen, changes: JSON.stringify(changes) };
  doneOrRefuse(await callValue(tx, 'public.edit_deal', edit, dealOutcome));
  // Nobody else can have changed it since: the edit holds the row.
  const { revision } = await tx
    .selectFrom('crm_deals')
    .select('revision')
    .where('id', '=', deal)
    .executeTakeFirstOrThrow();
  return revision;
}
