import { sql, type Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Refusal } from './deals.ts';

type Tx = Transaction<DB>;

/** As the functions of the database answer. */
export type Answer =
  | { done: true; stage?: string; event?: number | null; id?: string; revision?: number }
  | { done: false; why: Refusal; stageName?: string; by?: string; revision?: number };

const answer = typed<Answer>();

export type Move = {
  id: string;
  /** The stage in which it was seen. */
  seen: string;
  stage: string;
  value?: number | undefined;
  reason?: string | undefined;
  note?: string | undefined;
};

/** Refuses with `crm_update_missing`, as all of these do. */
export const moveDeal = (tx: Tx, { id, seen, stage, value, reason, note }: Move) =>
  callValue(tx, 'public.move_deal', { deal: id, seen, stage, value, reason, note }, answer);

export const undoMove = (tx: Tx, id: string, event: number) =>
  callValue(tx, 'public.undo_deal_move', { deal: id, event }, answer);

export async function editDeal(tx: Tx, id: string, seen: number, changes: object): Promise<Answer> {
  const edited = await callValue(
    tx,
    'public.edit_deal',
    { deal: id, seen, changes: JSON.stringify(changes) },
    answer,
  );
  if (!edited.done) return edited;
  // Nobody else can have changed it since: the edit holds the row.
  const { revision } = await tx
    .selectFrom('crm_deals')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...edited, revision };
}

export type NewDeal = { id: string; stage: string; deal: object; contact: object };

/** Refuses with `crm_create_missing`. */
export const makeDeal = (tx: Tx, { id, stage, deal, contact }: NewDeal) =>
  callValue(
    tx,
    'public.make_deal',
    { id, stage, deal: JSON.stringify(deal), contact: JSON.stringify(contact) },
    answer,
  );

/** Gives deals to somebody, or to nobody, as part of an act, and says how many were another's. */
export async function giveDeals(
  tx: Tx,
  { ids, owner, act }: { ids: readonly string[]; owner: string | null; act: string },
) {
  await sql`select set_config('forja.act', ${act}, true)`.execute(tx);
  return (await callValue(tx, 'public.set_deals_owner', { ids, owner })) ?? 0;
}

/** A part of what was given away in an act, put back: of each deal, whether it went. */
export async function takeBackOwners(
  tx: Tx,
  { act, after, limit }: { act: string; after: string | null; limit: number },
) {
  const rows = await callRows(tx, 'public.take_back_owners', { act, after, limit });
  return rows;
}
