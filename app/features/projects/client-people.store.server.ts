import { sql, type Transaction } from 'kysely';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

export type ClientPerson = {
  user: string;
  role: MemberRole;
  me: boolean;
  name: string;
  /** Told to owners alone. */
  email: string | null;
};
export type OpenInvitation = {
  id: string;
  email: string;
  name: string;
  role: MemberRole;
  locale: string;
  sentAt: string;
  expiresAt: string;
  late: boolean;
};
export type ClientPeople = {
  members: readonly ClientPerson[];
  /** Null for whoever is no owner. */
  invitations: readonly OpenInvitation[] | null;
};

/** The people of a client, for one of them; null for anybody else. */
export async function readClientPeople(tx: Tx, organization: string): Promise<ClientPeople | null> {
  const { rows } = await sql<{ people: ClientPeople }>`
    select public.client_people(${organization}::uuid) as people`.execute(tx);
  return rows[0]?.people ?? null;
}

type Invited = {
  organization: string;
  email: string;
  name: string;
  role: MemberRole;
  locale: string;
};

export async function inviteToClient(tx: Tx, invited: Invited) {
  const { organization, email, name, role, locale } = invited;
  const { rows } = await sql<{
    outcome: 'invited' | 'already' | 'limited' | 'staff' | 'colleague' | 'gone';
  }>`
    select public.invite_to_client(${organization}::uuid, ${email}, ${name}, ${role}, ${locale})
      as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

export async function withdrawInvitation(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select public.withdraw_client_invitation(${id}::uuid) as done`.execute(tx);
  return rows[0]?.done ?? false;
}

/** Gives somebody another role, or with null ends her sight of the work. */
export async function changeMember(
  tx: Tx,
  { organization, user, role }: { organization: string; user: string; role: MemberRole | null },
) {
  const { rows } = await sql<{ outcome: 'changed' | 'ended' | 'last' | 'staff' | 'gone' }>`
    select public.change_client_member(${organization}::uuid, ${user}::uuid, ${role})
      as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}
