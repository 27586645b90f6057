import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { readReasons } from '#app/features/crm/close-reasons/reasons.store.server.ts';
import { changeDeal } from '#app/features/crm/deals/commands/change-deal.server.ts';
import { reais } from '#app/features/crm/deals/commands/posted-fields.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { ClosingQuestion, ClosingStatus } from '../lead-codes.ts';
import type { EndingDeal, LeadStatus } from '../staff-leads.ts';

const text = z.string().optional().catch(undefined);
/** The answer to why leads end, and what becomes of their deals. */
export const answerFields = {
  deals: text,
  reason: text,
  note: z.string().max(2000).optional(),
  value: text,
};
export type Answer = {
  deals?: string | undefined;
  reason?: string | undefined;
  note?: string | undefined;
  value?: string | undefined;
};

export const isClosing = (to: LeadStatus): to is ClosingStatus =>
  to === 'lost' || to === 'spam' || to === 'converted';

/** Locks the deals of these leads until the transaction ends, and returns those that end as the leads do. */
export const lockDeals = async (
  tx: Tx,
  leads: readonly string[],
  status: LeadStatus,
): Promise<EndingDeal[]> => {
  const rows = await callRows(tx, 'public.deals_of_moving_leads', { leads, status });
  return rows.map(({ value, ...deal }) => ({ ...deal, value: Number(value) }));
};

/** Whether a deal cannot be won as long as it is worth nothing. */
export const lacksValue = ({ needsValue, value }: EndingDeal) => needsValue && value <= 0;

/**
 * The question that a post leaves open: why leads are lost, or why deals are won, and what becomes of the deals.
 * Undefined where it is answered, or nothing is to be asked.
 */
export async function questionOf(
  tx: Tx,
  to: LeadStatus,
  ending: readonly EndingDeal[],
  answer: Answer,
): Promise<Omit<ClosingQuestion, 'fields'> | undefined> {
  if (!isClosing(to)) return undefined;
  const question = { to, open: [...ending], ends: ending.length > 0 };
  if (to === 'spam') {
    const answered = answer.deals === 'close' || answer.deals === 'keep' || ending.length === 0;
    return answered ? undefined : { ...question, reasons: [] };
  }
  if (to === 'converted' && ending.length === 0) return undefined;
  const kind = to === 'lost' ? 'lost' : 'won';
  const reasons = (await readReasons(tx)).filter((one) => one.kind === kind);
  if (!reasons.some(({ slug }) => slug === answer.reason)) return { ...question, reasons };
  const [deal] = ending;
  const asksValue =
    to === 'converted' && ending.length === 1 && deal && lacksValue(deal) && !answer.value;
  return asksValue ? { ...question, reasons } : undefined;
}

/** Sets the value that winning needs. Refuses where several deals have none. */
export async function valueDeals(tx: Tx, ending: readonly EndingDeal[], typed: string | undefined) {
  const lacking = ending.filter(lacksValue);
  const [deal] = lacking;
  if (!deal) return;
  const value = reais.safeParse(typed ?? '');
  if (lacking.length > 1 || !value.success || value.data <= 0)
    throw new Refusal('deal_needs_value');
  const { revision } = await tx
    .selectFrom('crm_deals')
    .select('revision')
    .where('id', '=', deal.id)
    .executeTakeFirstOrThrow();
  await changeDeal(tx, deal.id, revision, { value: value.data });
}

/** The columns of leads that end so. */
export const endOf = (to: LeadStatus, { deals, reason, note }: Answer) =>
  isClosing(to)
    ? {
        keepsDeal: to !== 'converted' && deals === 'keep',
        closeReason: to === 'spam' ? null : (reason ?? null),
        closeNote: to === 'spam' ? null : note?.trim() || null,
      }
    : {};

/** Whether the deal of a lead stayed open when the lead was last in a status. */
export const keptDeal = (lead: RawBuilder<unknown>, status: RawBuilder<unknown>) => sql`coalesce((
  select c.kept_deal from public.submission_status_changes c
  where c.submission_id = ${lead} and c.to_status = ${status}
  order by c.changed_at desc, c.id desc limit 1), false)`;

/** How many deals an operation has moved along. */
export async function countDeals(tx: Tx, act: string): Promise<number> {
  const { rows } = await sql<{ deals: number }>`
    select count(distinct e.subject_id)::integer as deals from public.crm_events e
    where e.act = ${act}::uuid and e.subject = 'deal' and e.details ? 'cause'`.execute(tx);
  return rows[0]?.deals ?? 0;
}
