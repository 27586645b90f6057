import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { MEMBER_ROLES, type MemberRole } from '#app/features/crm/clients/clients.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { accountAddress } from './account-address.ts';

const member = { organization: z.uuid(), user: z.uuid() };
const STATUS = { last: 409, staff: 403, gone: 404 } as const;

/** Changes the role of a member, or removes it; the database decides under a lock whether the user may. */
async function setRole(
  tx: Tx,
  { organization, user }: { organization: string; user: string },
  role: MemberRole | null,
): Promise<'changed' | 'ended'> {
  const outcome = await callValue(
    tx,
    'public.change_client_member',
    { organization, user, role },
    typed<'changed' | 'ended' | keyof typeof STATUS>(),
  );
  if (outcome === 'changed' || outcome === 'ended') return outcome;
  throw new Refusal(outcome ?? 'gone', STATUS[outcome ?? 'gone']);
}

/** Changes the role of a client's member. */
export const changeRole = command({
  actor: 'client',
  input: z.object({ ...member, role: z.enum(MEMBER_ROLES) }),
  run: ({ tx, input }) => setRole(tx, input, input.role),
  redirectTo: ({ input, data }) => accountAddress('pessoas', data, { cliente: input.organization }),
});

/** Ends the membership of a person; members end their own. */
export const endMembership = command({
  actor: 'client',
  input: z.object(member),
  run: ({ tx, input }) => setRole(tx, input, null),
  redirectTo: ({ user, input, data }) =>
    data === 'ended' && input.user === user.userId
      ? accountAddress('pessoas', 'left')
      : accountAddress('pessoas', data, { cliente: input.organization }),
});
