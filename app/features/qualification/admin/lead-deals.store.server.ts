import type { Transaction } from 'kysely';
import type { Reason } from '#app/features/crm/deals/deals.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { OpenDeal } from './staff-leads.ts';

type Tx = Transaction<DB>;

/** Why deals are closed as lost, and in more words. */
export type ClosedDeals = { reason: Reason; note?: string | null | undefined };

/** Deals that stay open when these leads are lost; nobody else changes them until the transaction ends. */
export async function readOpenDeals(tx: Tx, leads: readonly string[]): Promise<OpenDeal[]> {
  const rows = await callRows(tx, 'public.deals_open_with_leads', { leads });
  return rows.map(({ value, ...deal }) => ({ ...deal, value: Number(value) }));
}

/** Closes what stays open of leads that have just become lost or spam. Answers how many deals. */
export async function closeDeals(
  tx: Tx,
  leads: readonly string[],
  act: string,
  closing: ClosedDeals | undefined,
): Promise<number> {
  if (!closing || leads.length === 0) return 0;
  return (
    (await callValue(tx, 'public.lose_deals_of_leads', {
      leads,
      act,
      reason: closing.reason,
      note: closing.note ?? null,
    })) ?? 0
  );
}

/** Reopens what an act has closed of these leads. Answers how many deals. */
export async function reopenDeals(tx: Tx, leads: readonly string[], act: string): Promise<number> {
  return (await callValue(tx, 'public.reopen_deals_of_leads', { leads, act })) ?? 0;
}
