import type { Transaction } from 'kysely';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
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
  return (
    (await callValue(tx, 'public.client_people', { organization }, typed<ClientPeople>())) ?? null
  );
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
  return (
    (await callValue(
      tx,
      'public.invite_to_client',
      { organization, email, name, role, locale },
      typed<'invited' | 'already' | 'limited' | 'staff' | 'colleague' | 'gone'>(),
    )) ?? 'gone'
  );
}

export async function withdrawInvitation(tx: Tx, id: string): Promise<boolean> {
  return (await callValue(tx, 'public.withdraw_client_invitation', { id })) ?? false;
}

/** Gives somebody another role, or with null ends her sight of the work. */
export async function changeMember(
  tx: Tx,
  { organization, user, role }: { organization: string; user: string; role: MemberRole | null },
) {
  return (
    (await callValue(
      tx,
      'public.change_client_member',
      { organization, user, role },
      typed<'changed' | 'ended' | 'last' | 'staff' | 'gone'>(),
    )) ?? 'gone'
  );
}
