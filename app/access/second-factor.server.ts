import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import {
  type Caller,
  type Outcome,
  type Refusal,
  refused,
  settled,
} from './account-call.server.ts';
import { queueAccountMail } from './account-mail.server.ts';
import { identity } from './identity.server.ts';
import type { Session } from './session.server.ts';
import { mayCall, triedWell } from './tries.server.ts';
import { firstUse } from './used-code.server.ts';

const reasonOf = (code: string): Refusal =>
  code === 'INVALID_PASSWORD' ? 'current-password' : 'unexpected';

/** Counts with the tries of signing in: a guess at an open session is a guess at the password. */
const mayGuess = ({ email }: Session, caller: Caller) => mayCall(caller, { account: email });

async function changed(caller: Caller, { userId, email }: Session, type: string): Promise<void> {
  await triedWell(email);
  await logSecurityEvent({ ...caller, type, severity: 'warning', userId });
  await queueAccountMail(userId, 'second-step-changed', { path: authPaths.secondFactor });
}

async function guessed(caller: Caller, { userId }: Session, reason: Refusal): Promise<void> {
  await logSecurityEvent({
    ...caller,
    type: 'second_step_change_refused',
    severity: 'warning',
    userId,
    details: { reason },
  });
}

type Refused = Extract<Outcome, { kind: 'refused' }>;

/** What an authenticator needs (an otpauth address), and the recovery codes that will hold once a
 * code of it was given. Until then nothing has changed. */
export async function beginSecondFactor(
  caller: Caller,
  own: Session,
  password: string,
): Promise<Refused | { kind: 'begun'; uri: string; codes: string[] }> {
  if (!(await mayGuess(own, caller))) return { kind: 'refused', reason: 'limited' };
  const answer = await settled(
    identity().api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: caller.headers,
      returnHeaders: true,
    }),
    reasonOf,
  );
  if (answer.kind === 'refused') {
    await guessed(caller, own, answer.reason);
    return answer;
  }
  await triedWell(own.email);
  const { value } = answer;
  if (value.method !== 'totp') throw new Error('The second step is not an authenticator.');
  return { kind: 'begun', uri: value.totpURI, codes: value.backupCodes };
}

/** Switches the second step on with the first code of the authenticator. */
export async function confirmSecondFactor(
  caller: Caller,
  own: Session,
  code: string,
): Promise<Outcome> {
  if (!(await mayGuess(own, caller))) return refused('limited');
  const digits = code.replace(/\s/g, '');
  const answer = await settled(
    identity().api.verifyTOTP({
      body: { code: digits },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'code',
  );
  if (answer.kind === 'refused') {
    await guessed(caller, own, answer.reason);
    return answer;
  }
  // The same code must not also open a sign-in while its window lasts.
  await firstUse(own.userId, digits);
  await changed(caller, own, 'second_step_on');
  return { kind: 'done', cookies: answer.cookies, userId: own.userId };
}

/** New recovery codes; those of before hold no longer. */
export async function renewRecoveryCodes(
  caller: Caller,
  own: Session,
  password: string,
): Promise<Refused | { kind: 'renewed'; codes: string[] }> {
  if (!(await mayGuess(own, caller))) return { kind: 'refused', reason: 'limited' };
  const answer = await settled(
    identity().api.generateBackupCodes({
      body: { password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    reasonOf,
  );
  if (answer.kind === 'refused') {
    await guessed(caller, own, answer.reason);
    return answer;
  }
  await changed(caller, own, 'recovery_codes_renewed');
  return { kind: 'renewed', codes: answer.value.backupCodes };
}

/** Switches the second step off. */
export async function endSecondFactor(
  caller: Caller,
  own: Session,
  password: string,
): Promise<Outcome> {
  if (!(await mayGuess(own, caller))) return refused('limited');
  const answer = await settled(
    identity().api.disableTwoFactor({
      body: { password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    reasonOf,
  );
  if (answer.kind === 'refused') {
    await guessed(caller, own, answer.reason);
    return answer;
  }
  await changed(caller, own, 'second_step_off');
  return { kind: 'done', cookies: answer.cookies, userId: own.userId };
}
