import type { Caller, Outcome } from './account-call.server.ts';
import { identity } from './identity.server.ts';
import { beginSession } from './sessions.server.ts';
import { admitted } from './sign-in.server.ts';

/**
 * Signs in whoever came by the link of an invitation, which has proved the address as a link for
 * signing in does. Who has two steps takes both: for her it is refused.
 */
export async function enterInvited(caller: Caller, userId: string): Promise<Outcome> {
  const { internalAdapter } = await identity().$context;
  const user = await internalAdapter.findUserById(userId);
  const { twoFactorEnabled } = (user ?? {}) as { twoFactorEnabled?: boolean };
  if (!user || twoFactorEnabled) return { kind: 'refused', reason: 'link' };
  const { token, cookie } = await beginSession(caller, userId);
  return admitted(caller, { userId, token, way: 'invitation' }, [cookie]);
}
