import type { RefusedPost } from '#app/access/commands/define-actions.server.ts';
import { isStepUpCode } from '#app/access/step-up.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';

/** Logs a refused change of access: its rollback undid what the database had logged. */
export async function recordRefusal(
  { user, intent: change, code: refusal }: RefusedPost,
  target?: string,
): Promise<void> {
  if (refusal === 'invalid' || refusal === 'gone' || isStepUpCode(refusal)) return;
  const { userId, address = '', agent = '' } = user;
  await logSecurityEvent({
    type: 'change_refused',
    severity: 'warning',
    userId,
    byUser: true,
    address,
    agent,
    details: { refusal, change, ...(target !== undefined && { target }) },
  });
}
