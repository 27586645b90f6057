import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Caller, Outcome, Refusal, settled } from '../account-call.server.ts';
import { queueAccountMail } from '../account-mail.server.ts';
import { identity } from '../identity.server.ts';
import { isLastBreakGlassOwner } from '../issuers/issuers.server.ts';
import type { Session } from '../session.server.ts';
import { judged, mayProve } from '../tries.server.ts';
import { firstUse } from './used-code.server.ts';

const reasonOf = (code: string): Refusal =>
  code === 'INVALID_PASSWORD' ? 'current-password' : 'unexpected';

const CHANGES = {
  second_step_on: 'on',
  second_step_off: 'off',
  recovery_codes_renewed: 'codes',
} as const;

async function changed(
  caller: Caller,
  { userId }: Session,
  type: keyof typeof CHANGES,
): Promise<void> {
  const change = CHANGES[type];
  await logSecurityEvent({ ...caller, type, severity: 'warning', userId, byUser: true });
  await queueAccountMail(userId, 'second-step-changed', { path: authPaths.secondFactor, change });
}

type Refused = Extract<Outcome, { kind: 'refused' }>;

/**
 * Makes a call that a password or a code must prove. It counts with the tries of sign-in: a guess in an
 * open session is a guess at the password. A wrong one is logged.
 */
async function proved<T>(
  caller: Caller,
  { email, userId }: Session,
  call: () => Parameters<typeof settled<T>>[0],
  reason: (code: string) => Refusal = reasonOf,
): Promise<Refused | { kind: 'done'; value: T; cookies: string[] }> {
  const guess = await mayProve(caller, email);
  if (!guess) return { kind: 'refused', reason: 'limited' };
  const answer = await judged(guess, call(), reason);
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: 'second_step_change_refused',
      severity: 'warning',
      userId,
      byUser: true,
      details: { reason: answer.reason },
    });
    return answer;
  }
  return answer;
}

/** The address for an authenticator (otpauth), and the recovery codes that become valid with its first code.
 * Until then nothing has changed. The authenticator shows the name of the site. */
export async function beginSecondFactor(
  caller: Caller,
  own: Session,
  { password, siteName }: { password: string; siteName: string },
): Promise<Refused | { kind: 'begun'; uri: string; codes: string[] }> {
  // Another key would replace the one in use: first it must be switched off.
  if (own.twoFactor) return { kind: 'refused', reason: 'second-step-on' };
  const { headers } = caller;
  const body = { password, issuer: siteName, method: 'totp' as const };
  const answer = await proved(caller, own, () =>
    identity().api.enableTwoFactor({ body, headers, returnHeaders: true }),
  );
  if (answer.kind === 'refused') return answer;
  const { value } = answer;
  if (value.method !== 'totp') throw new Error('The second step is not an authenticator.');
  return { kind: 'begun', uri: value.totpURI, codes: value.backupCodes };
}

/** Switches two-step verification on with the first code of the authenticator. */
export async function confirmSecondFactor(
  caller: Caller,
  own: Session,
  typed: string,
): Promise<Outcome> {
  const { headers } = caller;
  const code = typed.replace(/\s/g, '');
  const answer = await proved(
    caller,
    own,
    () => identity().api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
    () => 'code',
  );
  if (answer.kind === 'refused') return answer;
  // The same code must not also open a sign-in while its window lasts.
  await firstUse(own.userId, code);
  await changed(caller, own, 'second_step_on');
  return { kind: 'done', cookies: answer.cookies, userId: own.userId };
}

/** How many recovery codes of a user still work. Null where they cannot be read, such as after a change of SECRET. */
export async function recoveryCodesLeft({
  userId,
}: Pick<Session, 'userId'>): Promise<number | null> {
  try {
    const { backupCodes } = await identity().api.viewBackupCodes({ body: { userId } });
    return backupCodes.length;
  } catch (error) {
    // The page that renews them, or ends the second step, must open all the more.
    log.warn({ err: error, userId }, 'the recovery codes of a user could not be read');
    return null;
  }
}

/** New recovery codes; the previous ones are no longer valid. */
export async function renewRecoveryCodes(
  caller: Caller,
  own: Session,
  password: string,
): Promise<Refused | { kind: 'renewed'; codes: string[] }> {
  const { headers } = caller;
  const answer = await proved(caller, own, () =>
    identity().api.generateBackupCodes({ body: { password }, headers, returnHeaders: true }),
  );
  if (answer.kind === 'refused') return answer;
  await changed(caller, own, 'recovery_codes_renewed');
  return { kind: 'renewed', codes: answer.value.backupCodes };
}

/** Switches two-step verification off. */
export async function endSecondFactor(
  caller: Caller,
  own: Session,
  password: string,
): Promise<Outcome> {
  if (await isLastBreakGlassOwner(own.userId)) return { kind: 'refused', reason: 'break-glass' };
  const { headers } = caller;
  const answer = await proved(caller, own, () =>
    identity().api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  );
  if (answer.kind === 'refused') return answer;
  await changed(caller, own, 'second_step_off');
  return { kind: 'done', cookies: answer.cookies, userId: own.userId };
}
