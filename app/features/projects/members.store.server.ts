import { sql, type Transaction } from 'kysely';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** A client whose work somebody may see, and as what. */
export type Membership = { id: string; name: string; role: MemberRole };

export async function readMemberships(tx: Tx): Promise<Membership[]> {
  const { rows } = await sql<Membership>`select * from public.organizations_of_member()`.execute(
    tx,
  );
  return rows;
}

/** Who may approve for a client, by name. */
export async function readOwners(tx: Tx, organization: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.name from public.client_members m
    join public.names_of(array(select o.user_id from public.client_members o
      where o.organization_id = ${organization}::uuid and o.role = 'owner')) n on n.user_id = m.user_id
    where m.organization_id = ${organization}::uuid and m.role = 'owner'
    order by m.created_at`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Puts on record that a project is looked at as its client does; the client, or null where there is nothing
 * to be seen. */
export async function beginClientView(tx: Tx, project: string): Promise<string | null> {
  const { rows } = await sql<{ client: string | null }>`
    select public.begin_client_view(${project}::uuid) as client`.execute(tx);
  return rows[0]?.client ?? null;
}

/** From then on nothing changes what was promised. */
export const markOpened = (tx: Tx, project: string) =>
  sql`select public.open_project(${project}::uuid)`.execute(tx);
