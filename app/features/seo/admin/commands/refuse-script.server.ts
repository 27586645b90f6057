import { Refusal } from '#app/access/commands/command.server.ts';
import type { Session } from '#app/access/session.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';

/** Only superadmins may add code to pages; any other attempt is logged. */
export async function refuseScript(user: Person, { role }: Session, name: string): Promise<void> {
  if (role === 'superadmin') return;
  await logSecurityEvent({
    type: 'script_tag_refused',
    severity: 'warning',
    userId: user.userId,
    byUser: true,
    address: user.address ?? '',
    agent: user.agent ?? '',
    details: { tag: name.slice(0, 120) },
  });
  throw new Refusal('scripts', 403);
}
