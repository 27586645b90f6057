import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { type Caller, type Outcome, refused } from '../account-call.server.ts';
import { identity } from '../identity.server.ts';
import { deviceCookie } from '../known-device.server.ts';
import { passwordRefusal } from '../password/password-refusal.server.ts';
import { askedFor, judged, mayCall } from '../tries.server.ts';

/** Requests a link to a new password. The reply does not reveal whether there is an account. */
export async function askForPasswordReset(caller: Caller, email: string): Promise<Outcome> {
  const address = email.toLowerCase();
  return askedFor(caller, { kind: 'reset', email: address }, async () => {
    await identity().api.requestPasswordReset({
      body: { email: address },
      headers: caller.headers,
    });
    await logSecurityEvent({ ...caller, type: 'password_reset_asked' });
    return { kind: 'done', cookies: [] };
  });
}

/** The user of a mail's link; undefined when it is not valid. Does not use it up. */
async function personOfReset(token: string) {
  const { internalAdapter } = await identity().$context;
  const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!verification || verification.expiresAt < new Date()) return undefined;
  return (await internalAdapter.findUserById(verification.value)) ?? undefined;
}

/**
 * Sets a new password by the token of a mail and ends every session of the user. This browser is then known
 * to the account: the link proves as much as the old password did, and password guessing by others must not
 * keep the user from signing in with the new one.
 */
export async function resetPassword(
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<Outcome> {
  const call = await mayCall(caller);
  if (!call) return refused('limited');
  const person = await personOfReset(token);
  const weak = person && (await passwordRefusal(caller, password, [person.email, person.name]));
  if (weak) return refused(weak);
  const answer = await judged(
    call,
    identity().api.resetPassword({
      body: { token, newPassword: password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    (code) => (code.startsWith('PASSWORD') ? 'password' : 'link'),
  );
  const userId = person?.id;
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: 'password_reset_refused',
      severity: 'warning',
      userId,
      details: { reason: answer.reason },
    });
    return answer;
  }
  await logSecurityEvent({
    ...caller,
    type: 'password_reset',
    severity: 'warning',
    userId,
    byUser: true,
  });
  return { kind: 'done', cookies: userId ? [await deviceCookie(caller, userId)] : [], userId };
}
