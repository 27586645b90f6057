import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** Since when the user is marked as at work; null: not at work. */
export async function readAtWork(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('user_profiles')
    .select('atWorkSince')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.atWorkSince?.toISOString() ?? null;
}

/** Enqueues the assignment of waiting leads, where that is of any use; returns whether it did. */
export async function orderWaitingLeads(tx: Tx): Promise<boolean> {
  return (await callValue(tx, 'public.order_waiting_leads', {})) ?? false;
}

/** Applies the rules again to a batch of leads that were tried last before a moment; returns how many. */
export async function assignWaitingLeads(tx: Tx, before: Date, batch: number): Promise<number> {
  return (await callValue(tx, 'public.assign_waiting_leads', { before, batch })) ?? 0;
}
