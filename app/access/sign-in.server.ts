import { randomBytes } from 'node:crypto';
import { serializeSignedCookie } from 'better-call';
import { sql } from 'kysely';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { type Caller, type Outcome, type Refusal, refused } from './account-call.server.ts';
import { queueAccountMail } from './account-mail.server.ts';
import { SECOND_STEP_COOKIE_KEY } from './cookie-names.ts';
import { deviceOf } from './device-name.ts';
import { signedCookie } from './forged-cookie.server.ts';
import { identity } from './identity.server.ts';
import { issuerOfEmail, mustUseIssuer } from './issuers/issuers.server.ts';
import { deviceCookie } from './known-device.server.ts';
import { SECOND_STEP_WAIT_S } from './limits.ts';
import { ownCookieName } from './own-cookie.server.ts';
import { recoveryCodeFrom } from './second-factor/recovery-codes.ts';
import { firstUse } from './second-factor/used-code.server.ts';
import { readPerson } from './session.server.ts';
import { endHeldSession } from './sessions.server.ts';
import type { SignInWay } from './sign-in-ways.ts';
import { askedFor, judged, mayCall, mayGuess } from './tries.server.ts';

/** The account of an address, for the log; null when there is none. */
async function accountOf(email: string): Promise<string | null> {
  const { internalAdapter } = await identity().$context;
  return (await internalAdapter.findUserByEmail(email))?.user.id ?? null;
}

async function locked(caller: Caller, userId: string | null): Promise<Outcome> {
  await logSecurityEvent({
    ...caller,
    type: 'sign_in_locked',
    severity: 'warning',
    userId: userId ?? undefined,
  });
  return refused('limited');
}

/** Whether a user ever signed in, and with this kind of browser; the security log goes back longer than
 * sessions last. */
async function signInsBefore(userId: string, device: string) {
  const { rows } = await asActor({ kind: 'system' }, (tx) =>
    sql<{ any: boolean; same: boolean }>`
      select count(*) > 0 as any, coalesce(bool_or(details ->> 'device' = ${device}), false) as same
      from public.security_events
      where user_id = ${userId} and event_type = 'signed_in'`.execute(tx),
  );
  return rows[0] ?? { any: false, same: false };
}

type Entry = { userId: string; token: string; way: SignInWay };

/** Why a user whom a sign-in has proven may not enter; null where they may. */
async function refusalOf(isActive: boolean, { userId, way }: Omit<Entry, 'token'>) {
  if (!isActive) return 'inactive';
  return way !== 'issuer' && (await mustUseIssuer(userId)) ? 'issuer' : null;
}

/**
 * The last step of every sign-in. A deactivated user is refused with the reason, which nobody else learns; so is one
 * whose domain requires an issuer, by every other way.
 * The previous session of this browser ends. A mail notifies the user of a sign-in from a new kind of
 * browser. The browser is known to the account afterwards.
 */
export async function admitted(
  caller: Caller,
  { userId, token, way }: Entry,
  cookies: string[],
): Promise<Outcome> {
  const person = await readPerson(userId);
  const reason = await refusalOf(person?.isActive ?? false, { userId, way });
  if (reason) {
    await endSession(token);
    const details = { way };
    await logSecurityEvent({
      ...caller,
      type: 'sign_in_refused',
      severity: 'warning',
      userId,
      byUser: true,
      details,
    });
    return refused(reason);
  }
  await endHeldSession(caller, userId);
  const device = deviceOf(caller.agent);
  const before = await signInsBefore(userId, device);
  await logSecurityEvent({
    ...caller,
    type: 'signed_in',
    userId,
    byUser: true,
    details: { way, device, known: before.same },
  });
  if (before.any && !before.same) {
    await queueAccountMail(userId, 'new-device', {
      path: authPaths.sessions,
      device: device || caller.agent.slice(0, 80),
      address: caller.address,
      at: new Date().toISOString(),
    });
  }
  return { kind: 'done', cookies: [...cookies, await deviceCookie(caller, userId)], userId };
}

/**
 * Signs in with a password. A wrong address and a wrong password get the same refusal and take equally
 * long. That an address is unconfirmed is reported only with the right password.
 */
export async function signInWithPassword(
  caller: Caller,
  { email, password }: { email: string; password: string },
): Promise<Outcome> {
  const address = email.toLowerCase();
  const guess = await mayGuess(caller, { email: address });
  if (!guess) return locked(caller, await accountOf(address));
  const { api } = identity();
  const required = (await issuerOfEmail(address))?.isRequired ?? false;
  const answer = await judged(
    guess,
    api.signInEmail({
      body: { email: address, password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    (code) => (code === 'EMAIL_NOT_VERIFIED' ? 'unverified' : 'credentials'),
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: 'sign_in_failed',
      severity: 'warning',
      userId: (await accountOf(address)) ?? undefined,
      details: { reason: answer.reason },
    });
    // The same for every address of the domain: nobody learns who may enter by password.
    return required && answer.reason === 'credentials' ? refused('issuer') : answer;
  }
  const { value, cookies } = answer;
  if ('twoFactorRedirect' in value) {
    const userId = required ? await accountOf(address) : null;
    if (userId && (await mustUseIssuer(userId))) return refused('issuer');
    return { kind: 'done', cookies, secondStep: true };
  }
  return admitted(caller, { userId: value.user.id, token: value.token, way: 'password' }, cookies);
}

/** Requests a sign-in link by mail. The reply is the same whether or not the address has an account. */
export async function askForSignInLink(caller: Caller, email: string): Promise<Outcome> {
  const address = email.toLowerCase();
  return askedFor(caller, { kind: 'link', email: address }, async () => {
    await identity().api.signInMagicLink({ body: { email: address }, headers: caller.headers });
    return { kind: 'done', cookies: [] };
  });
}

/** Signs in by the token of a link, which is valid once. */
export async function signInWithLink(caller: Caller, token: string): Promise<Outcome> {
  const call = await mayCall(caller);
  if (!call) return refused('limited');
  const answer = await judged(
    call,
    identity().api.magicLinkVerify({
      query: { token },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'link',
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({ ...caller, type: 'sign_in_link_refused', severity: 'warning' });
    return answer;
  }
  const { value, cookies } = answer;
  const { twoFactorEnabled } = value.user as { twoFactorEnabled?: boolean };
  if (twoFactorEnabled) {
    // Switched on after the link was mailed.
    await endSession(value.token);
    return refused('link');
  }
  return admitted(caller, { userId: value.user.id, token: value.token, way: 'link' }, cookies);
}

async function endSession(token: string | null | undefined): Promise<void> {
  const { internalAdapter } = await identity().$context;
  if (token) await internalAdapter.deleteSession(token);
}

function secondStepRefusal(code: string): Refusal {
  if (code.includes('LOCKED') || code.includes('TOO_MANY')) return 'limited';
  // The first step is minutes ago, or was made in another browser.
  return code === 'INVALID_TWO_FACTOR_COOKIE' ? 'session' : 'code';
}

/** Begins the name of a challenge after a sign-in by an issuer; its id follows. */
const BY_ISSUER = '2fa-issuer:';

/** The user whose sign-in waits for its code in this browser; null when none does. */
async function personAtSecondStep(
  caller: Caller,
): Promise<{ userId: string; issuerId: string | undefined } | null> {
  const { internalAdapter } = await identity().$context;
  const challenge = await signedCookie(caller, ownCookieName(SECOND_STEP_COOKIE_KEY));
  if (!challenge) return null;
  const userId = (await internalAdapter.findVerificationValue(challenge))?.value;
  if (!userId) return null;
  const issuerId = challenge.startsWith(BY_ISSUER) ? challenge.split(':')[1] : undefined;
  return { userId, issuerId };
}

/** Lets a sign-in by an issuer wait for the code of the second step, as the auth library lets one by password. */
export async function awaitSecondStep(userId: string, issuerId: string): Promise<Outcome> {
  const { internalAdapter, createAuthCookie, secret } = await identity().$context;
  const { name, attributes } = createAuthCookie('two_factor', { maxAge: SECOND_STEP_WAIT_S });
  const identifier = `${BY_ISSUER}${issuerId}:${randomBytes(20).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + SECOND_STEP_WAIT_S * 1000);
  await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt });
  const tries = { value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt };
  await internalAdapter.createVerificationValue(tries);
  const cookie = await serializeSignedCookie(name, identifier, secret, attributes);
  return { kind: 'done', cookies: [cookie], secondStep: true };
}

/** Finishes a sign-in with a code of the authenticator, or with a recovery code. */
export async function signInSecondStep(caller: Caller, code: string): Promise<Outcome> {
  const person = await personAtSecondStep(caller);
  if (!person) {
    if (!(await mayCall(caller))) return refused('limited');
    await logSecurityEvent({ ...caller, type: 'second_step_failed', severity: 'warning' });
    return refused('session');
  }
  const guess = await mayGuess(caller, { userId: person.userId }, 'code');
  if (!guess) return locked(caller, person.userId);
  const { api } = identity();
  const digits = code.replace(/\s/g, '');
  const recovery = !/^\d{6}$/.test(digits);
  const call = { headers: caller.headers, returnHeaders: true as const };
  const answer = await judged(
    guess,
    recovery
      ? api.verifyBackupCode({ ...call, body: { code: recoveryCodeFrom(code) } })
      : api.verifyTOTP({ ...call, body: { code: digits } }),
    secondStepRefusal,
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: answer.reason === 'limited' ? 'sign_in_locked' : 'second_step_failed',
      severity: 'warning',
    });
    return answer;
  }
  const { token } = answer.value;
  const userId = answer.value.user.id;
  if (!recovery && !(await firstUse(userId, digits))) {
    // The library accepted the code a second time: the new session is ended before anyone gets it.
    await endSession(token);
    await logSecurityEvent({ ...caller, type: 'code_replayed', severity: 'critical', userId });
    return refused('code');
  }
  const way = recovery ? 'recovery code' : 'authenticator';
  if (!token) throw new Error('The second step created no session.');
  if (person.issuerId) {
    const { internalAdapter } = await identity().$context;
    await internalAdapter.updateSession(token, { issuerId: person.issuerId });
    return admitted(caller, { userId, token, way: 'issuer' }, answer.cookies);
  }
  return admitted(caller, { userId, token, way }, answer.cookies);
}

/** Ends the session of this browser. */
export async function signOut(caller: Caller, userId: string | undefined): Promise<string[]> {
  const { headers } = await identity().api.signOut({
    headers: caller.headers,
    returnHeaders: true,
  });
  if (userId) await logSecurityEvent({ ...caller, type: 'signed_out', userId, byUser: true });
  return headers?.getSetCookie() ?? [];
}
