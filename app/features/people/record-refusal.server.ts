import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { Refusal } from './refusal.ts';

/** Logs a change that the database refused: the refusal rolled its own entry back. */
export async function recordRefusal(
  { userId, address = '', agent = '' }: Person,
  details: { refusal: Refusal; change: string; target?: string },
): Promise<void> {
  const { target = '', ...rest } = details;
  await logSecurityEvent({
    type: 'change_refused',
    severity: 'warning',
    userId,
    address,
    agent,
    details: target === '' ? rest : { ...rest, target },
  });
}
