import type { Transaction } from 'kysely';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

export type Invitation = {
  revision: number;
  state: 'open' | 'late' | 'used' | 'revoked';
  email: string;
  name: string;
  role: MemberRole;
  locale: string;
  organization: string;
  projectId: string | null;
  project: string | null;
  inviter: string | null;
  sentAt: string;
  expiresAt: string;
};

/** An invitation for its page and its mail; undefined where there is none. */
export async function readInvitation(tx: Tx, id: string): Promise<Invitation | undefined> {
  const rows = await callRows(
    tx,
    'private.invitation_view',
    { id },
    {
      state: typed<Invitation['state']>(),
      role: typed<Invitation['role']>(),
    },
  );
  const [row] = rows;
  if (!row) return undefined;
  return { ...row, sentAt: row.sentAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}

/** Makes the account of the address a member, once; undefined where the invitation is no longer open. */
export async function acceptInvitation(tx: Tx, id: string, revision: number) {
  const rows = await callRows(tx, 'private.accept_invitation', { id, revision });
  const [row] = rows;
  return row && { userId: row.userId, projectId: row.projectId };
}
