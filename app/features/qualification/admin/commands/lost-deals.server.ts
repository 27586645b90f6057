import { z } from 'zod';
import type { Tx } from '#app/access/commands/command.server.ts';
import { REASONS, type Reason } from '#app/features/crm/deals/deals.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { LeadStatus, OpenDeal } from '../staff-leads.ts';

/** Reasons for lost deals, with a free text. */
type Closing = { reason: Reason; note?: string | null | undefined };

const text = z.string().optional().catch(undefined);
/** The choice of what happens to the open deals of lost leads. */
export const answerFields = { deals: text, reason: text, note: text };
type Answer = {
  deals?: string | undefined;
  reason?: string | undefined;
  note?: string | undefined;
};

const answer = z
  .discriminatedUnion('deals', [
    z.object({ deals: z.literal('keep') }),
    z.object({
      deals: z.literal('close'),
      reason: z.enum(REASONS.lost),
      note: z.string().max(2000).optional(),
    }),
  ])
  .nullable()
  .catch(null);

/** Whether leads are to be lost, and the choice for their deals is missing. */
export const isUnanswered = (to: LeadStatus, posted: Answer): boolean =>
  to === 'lost' && answer.parse(posted) === null;

/** Deals that spam has opened are closed too; deals of lost leads are closed if the choice says so. */
export function closingOf(to: LeadStatus, posted: Answer): Closing | undefined {
  if (to === 'spam') return { reason: 'not_a_fit' };
  const read = answer.parse(posted);
  return to === 'lost' && read?.deals === 'close' ? read : undefined;
}

/** Deals that stay open when these leads are lost; they are locked until the transaction ends. */
export async function readOpenDeals(tx: Tx, leads: readonly string[]): Promise<OpenDeal[]> {
  const rows = await callRows(tx, 'public.deals_open_with_leads', { leads });
  return rows.map(({ value, ...deal }) => ({ ...deal, value: Number(value) }));
}

/** Closes what stays open of leads that have just become lost or spam. Returns how many deals. */
export async function closeDeals(
  tx: Tx,
  leads: readonly string[],
  act: string,
  closing: Closing | undefined,
): Promise<number> {
  if (!closing || leads.length === 0) return 0;
  const { reason, note = null } = closing;
  return (await callValue(tx, 'public.lose_deals_of_leads', { leads, act, reason, note })) ?? 0;
}

/** Reopens the deals that an operation has closed of these leads. Returns how many deals. */
export async function reopenDeals(tx: Tx, leads: readonly string[], act: string): Promise<number> {
  return (await callValue(tx, 'public.reopen_deals_of_leads', { leads, act })) ?? 0;
}
