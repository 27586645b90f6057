import { sql, type Transaction } from 'kysely';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** A client of which a user is a member, with the role. */
export type Membership = { id: string; name: string; role: MemberRole };

export async function readMemberships(tx: Tx): Promise<Membership[]> {
  const rows = await callRows(
    tx,
    'public.organizations_of_member',
    {},
    { role: typed<Membership['role']>() },
  );
  return rows;
}

/** Who may approve for a client, by name. */
export async function readOwners(tx: Tx, organization: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.name from public.client_members m
    join public.display_names(array(select o.user_id from public.client_members o
      where o.organization_id = ${organization}::uuid and o.role = 'owner')) n on n.user_id = m.user_id
    where m.organization_id = ${organization}::uuid and m.role = 'owner'
    order by m.created_at`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Records that staff view a project as its client; returns the client, or null where nothing is
 * published. */
export async function beginClientView(tx: Tx, project: string): Promise<string | null> {
  return (await callValue(tx, 'public.begin_client_view', { project })) ?? null;
}

/** Records that the client has opened a project, after which promised dates are immutable. */
export const markOpened = (tx: Tx, project: string) =>
  callValue(tx, 'public.open_project', { project });
