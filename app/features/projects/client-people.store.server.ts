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
  /** Only for owners. */
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
  /** Null for users who are no owner. */
  invitations: readonly OpenInvitation[] | null;
};

/** The members of a client, for its members; null for others. */
export async function readClientPeople(tx: Tx, organization: string): Promise<ClientPeople | null> {
  return (
    (await callValue(tx, 'public.client_people', { organization }, typed<ClientPeople>())) ?? null
  );
}
