import type { Caller, Outcome } from './account-call.server.ts';
import { identity } from './identity.server.ts';
import { beginSession } from './sessions.server.ts';
import { admitted } from './sign-in.server.ts';

/**
 * Signs in a user who opened an invitation link, which proves the address as a sign-in link does. Refused
 * for an account with two-step verification: it needs both steps.
 */
export async function enterInvited(caller: Caller, userId: string): Promise<Outcome> {
  const { internalAdapter } = await identity().$context;
  const user = await internalAdapter.findUserById(userId);
  const { twoFactorEnabled } = (user ?? {}) as { twoFactorEnabled?: boolean };
  if (!user || twoFactorEnabled) return { kind: 'refused', reason: 'link' };
  const { token, cookie } = await beginSession(caller, userId);
  return admitted(caller, { userId, token, way: 'invitation' }, [cookie]);
}
