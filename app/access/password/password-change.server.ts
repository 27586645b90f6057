import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import { type Caller, type Outcome, refused } from '../account-call.server.ts';
import { queueAccountMail } from '../account-mail.server.ts';
import { identity } from '../identity.server.ts';
import { deviceCookie } from '../known-device.server.ts';
import type { Session } from '../session.server.ts';
import { judged, mayProve } from '../tries.server.ts';
import { passwordRefusal } from './password-refusal.server.ts';

/** Changes the password of a signed-in user, who gives the present one. All sessions end and no browser is
 * known to the account any more. This browser gets a new session and is known. */
export async function changePassword(
  caller: Caller,
  { userId, email, name }: Session,
  passwords: { currentPassword: string; newPassword: string },
): Promise<Outcome> {
  const weak = await passwordRefusal(caller, passwords.newPassword, [email, name]);
  if (weak) return refused(weak);
  const guess = await mayProve(caller, email);
  if (!guess) return refused('limited');
  const answer = await judged(
    guess,
    identity().api.changePassword({
      body: { ...passwords, revokeOtherSessions: true },
      headers: caller.headers,
      returnHeaders: true,
    }),
    (code) => (code.startsWith('PASSWORD_TOO') ? 'password' : 'current-password'),
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: 'password_change_refused',
      severity: 'warning',
      userId,
      byUser: true,
      details: { reason: answer.reason },
    });
    return answer;
  }
  await logSecurityEvent({
    ...caller,
    type: 'password_changed',
    severity: 'warning',
    userId,
    byUser: true,
  });
  await queueAccountMail(userId, 'password-changed', { path: authPaths.account });
  const known = await deviceCookie(caller, userId);
  return { kind: 'done', cookies: [...answer.cookies, known], userId };
}
