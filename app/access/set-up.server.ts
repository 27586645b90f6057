import { timingSafeEqual } from 'node:crypto';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { authPaths } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { isUniqueViolation } from '#app/platform/database/errors.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { type Caller, type Outcome, refused, settled } from './account-call.server.ts';
import { identity } from './identity.server.ts';
import { deviceCookie } from './known-device.server.ts';
import { passwordRefusal } from './password/password-refusal.server.ts';
import { mayCall } from './tries.server.ts';

/** The same in every process that shares the secret, and worthless once used. */
const setUpToken = () => keyedHash('set-up').toString('base64url');

const hasSuperadmin = (): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.has_superadmin', {}));

/** The link that makes the first administrator; null once there is one. */
export async function setUpLink(): Promise<string | null> {
  if (await hasSuperadmin()) return null;
  return `${settings().PUBLIC_URL}${authPaths.setUp}?${new URLSearchParams({ token: setUpToken() })}`;
}

/** Whether a token opens the set-up page. */
export async function opensSetUp(token: string): Promise<boolean> {
  const [given, right] = [Buffer.from(token), Buffer.from(setUpToken())];
  return given.length === right.length && timingSafeEqual(given, right) && !(await hasSuperadmin());
}

type FirstPerson = { name: string; email: string; password: string; locale: Locale };

/** The account that the link raises: the one of that address, or a new one with a confirmed address. Null
 * while another request creates one of the same address. */
async function accountFor(person: FirstPerson) {
  const { internalAdapter, password } = await identity().$context;
  const email = person.email.toLowerCase();
  const known = await internalAdapter.findUserByEmail(email);
  if (known) return { user: known.user, made: false };
  const hash = await password.hash(person.password);
  try {
    const user = await internalAdapter.createUser(
      { email, name: person.name, emailVerified: true, locale: person.locale },
      { method: 'email-password' },
    );
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: hash,
    });
    return { user, made: true };
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Whether this account has become the first superadmin; a new one that has not is deleted. */
const claim = (userId: string, made: boolean): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.claim_set_up', { userId, made }));

/** An address that was never confirmed proves no owner: anyone may have signed up with it. */
async function claimAccount(userId: string, newPassword: string): Promise<void> {
  const { internalAdapter, password } = await identity().$context;
  await internalAdapter.updatePassword(userId, await password.hash(newPassword));
  await internalAdapter.updateUser(userId, { emailVerified: true });
}

/**
 * Uses the set-up link: creates the first administrator and signs them in. Holding the link is enough for
 * an account with a confirmed address and the highest role. An existing account of the address is raised
 * instead and keeps its password. If several use the link at once, it serves one and the others find it
 * used.
 */
export async function acceptSetUp(
  caller: Caller,
  { token, ...person }: FirstPerson & { token: string },
): Promise<Outcome> {
  if (!(await mayCall(caller))) return refused('limited');
  if (!(await opensSetUp(token))) return refused('set-up');
  const weak = await passwordRefusal(caller, person.password, [person.email, person.name]);
  if (weak) return refused(weak);
  const account = await accountFor(person);
  if (!account || !(await claim(account.user.id, account.made))) return refused('set-up');
  const { id: userId, emailVerified } = account.user;
  if (!emailVerified) await claimAccount(userId, person.password);
  await logSecurityEvent({
    ...caller,
    type: 'set_up_used',
    severity: 'critical',
    userId,
    byUser: true,
  });
  const answer = await settled(
    identity().api.signInEmail({
      body: { email: person.email.toLowerCase(), password: person.password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'credentials',
  );
  if (answer.kind === 'refused') return answer;
  return { kind: 'done', cookies: [...answer.cookies, await deviceCookie(caller, userId)] };
}
