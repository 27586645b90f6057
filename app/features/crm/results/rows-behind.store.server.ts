import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { resultContactsList } from './result-contacts.list.server.ts';
import type { resultDealsList } from './result-deals.list.server.ts';
import type { ContactBehind, DealBehind } from './rows-behind.ts';

type Tx = Transaction<DB>;

/** The lists have one order: their functions have no argument for it. */
const ordered = <P extends { sort: { descending: boolean } }>({ sort, ...part }: P) => ({
  ...part,
  sort: { descending: sort.descending },
});

/** A page of the deals that a figure counts. Refuses with `crm_read_missing`. */
export async function listDealsBehind(
  tx: Tx,
  part: ListPart<typeof resultDealsList>,
): Promise<DealBehind[]> {
  const rows = await readPage(tx, 'public.result_deals_page', ordered(part), {
    state: typed<DealBehind['state']>(),
  });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    person: row.contactName ?? row.contactEmail ?? '',
    company: row.companyName ?? '',
    value: Number(row.value),
    pipeline: row.pipelineName,
    stage: row.stageName,
    state: row.state,
    source: row.source,
    campaign: row.campaign ?? '',
    leadId: row.leadId,
    owner: row.ownerName ?? '',
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
}

/** The number of those deals, and their value. */
export async function countDealsBehind(
  tx: Tx,
  filter: FilterOf<typeof resultDealsList>,
): Promise<{ deals: number; value: number }> {
  const { state, from, to, source, campaign, campaignless, touched, left, reason } = filter;
  const rows = await callRows(tx, 'public.result_deals_count', {
    state: state ?? null,
    from: from ?? null,
    to: to ?? null,
    source: source ?? null,
    campaign: campaign ?? null,
    campaignless: campaignless ?? null,
    touched: touched ?? null,
    left: left ?? null,
    reason: reason ?? null,
  });
  return { deals: rows[0]?.deals ?? 0, value: Number(rows[0]?.value ?? 0) };
}

/** A page of the contacts that the figures count as leads. Refuses with `crm_read_missing`. */
export async function listContactsBehind(
  tx: Tx,
  part: ListPart<typeof resultContactsList>,
): Promise<ContactBehind[]> {
  const rows = await readPage(tx, 'public.result_contacts_page', ordered(part));
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    source: row.source,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** How many contacts those are. */
export const countContactsBehind = (
  tx: Tx,
  filter: FilterOf<typeof resultContactsList>,
): Promise<number> => readCount(tx, 'public.result_contacts_count', filter);
