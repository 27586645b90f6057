import { sql, type Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { DealClient, MemberRole } from './clients.ts';

type Tx = Transaction<DB>;

/** The client of a won deal with its people; null before, and for whoever may not read projects. */
export async function readDealClient(tx: Tx, deal: string): Promise<DealClient | null> {
  return (
    (await callValue(tx, 'public.client_of_deal', { deal }, typed<DealClient | null>())) ?? null
  );
}

/** Refuses with projects_create_missing, deal_gone (23503) or deal_not_won (23514). */
export const makeClient = (tx: Tx, deal: string) => callValue(tx, 'public.make_client', { deal });

/** Refuses with projects_update_missing. */
export async function addContact(tx: Tx, deal: string, contact: string, role: MemberRole) {
  return (
    (await callValue(
      tx,
      'public.add_client_contact',
      { deal, contact, role },
      typed<'added' | 'account' | 'gone'>(),
    )) ?? 'gone'
  );
}

/** Gives one of the people of a deal's client another role; whether she still was one of them. */
export async function changeRole(tx: Tx, deal: string, user: string, role: MemberRole) {
  const { rows } = await sql`
    select public.put_client_member(m.organization_id, m.user_id, ${role})
    from public.client_members m join public.crm_deals d on d.organization_id = m.organization_id
    where d.id = ${deal}::uuid and m.user_id = ${user}::uuid`.execute(tx);
  return rows.length > 0;
}

/** Ends the sight that somebody has of the work for a deal's client; whether she still had it. */
export async function endMember(tx: Tx, deal: string, user: string) {
  const { rows } = await sql<{ ended: boolean }>`
    select public.end_client_member(d.organization_id, ${user}::uuid) as ended
    from public.crm_deals d
    where d.id = ${deal}::uuid and d.organization_id is not null`.execute(tx);
  return rows[0]?.ended ?? false;
}
