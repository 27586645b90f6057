import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import { type Caller, type Outcome, refused, settled } from './account-call.server.ts';
import { queueAccountMail } from './account-mail.server.ts';
import { identity } from './identity.server.ts';
import type { Session } from './session.server.ts';
import { mayCall, triedWell } from './tries.server.ts';

/** Changes the password of a signed-in person, who gives the present one. All her sessions end;
 * this browser gets a new one. */
export async function changePassword(
  caller: Caller,
  { userId, email }: Session,
  passwords: { currentPassword: string; newPassword: string },
): Promise<Outcome> {
  if (!(await mayCall(caller, { account: email }))) return refused('limited');
  const answer = await settled(
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
      details: { reason: answer.reason },
    });
    return answer;
  }
  await triedWell(email);
  await logSecurityEvent({ ...caller, type: 'password_changed', severity: 'warning', userId });
  await queueAccountMail(userId, 'password-changed', { path: authPaths.account });
  return { kind: 'done', cookies: answer.cookies, userId };
}
