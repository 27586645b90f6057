import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { authPaths } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { type Caller, type Outcome, refused, settled } from './account-call.server.ts';
import { identity } from './identity.server.ts';
import { mayCall } from './tries.server.ts';

/** The same in every process that shares the secret, and worthless once somebody has used it. */
const setUpToken = () => keyedHash('set-up').toString('base64url');

async function hasSuperadmin(): Promise<boolean> {
  const { rows } = await asActor({ kind: 'system' }, (tx) =>
    sql<{ has: boolean }>`select private.has_superadmin() as has`.execute(tx),
  );
  return rows[0]?.has ?? true;
}

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

/**
 * Makes an account with a confirmed address and the highest role: whoever holds the link, or a
 * shell on the machine, is trusted with both. An account of that address is raised instead, and
 * keeps its password.
 */
async function makeSuperadmin(caller: Caller, person: FirstPerson): Promise<string> {
  const { internalAdapter, password } = await identity().$context;
  const email = person.email.toLowerCase();
  const known = await internalAdapter.findUserByEmail(email);
  const user =
    known?.user ??
    (await internalAdapter.createUser(
      { email, name: person.name, emailVerified: true, locale: person.locale },
      { method: 'email-password' },
    ));
  if (!known) {
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: await password.hash(person.password),
    });
  }
  await asActor({ kind: 'system' }, (tx) =>
    sql`select public.grant_role(${user.id}, 'superadmin', null, 'set-up')`.execute(tx),
  );
  await logSecurityEvent({ ...caller, type: 'set_up_used', severity: 'critical', userId: user.id });
  return user.id;
}

/** Uses the set-up link: makes the first administrator and signs her in. */
export async function acceptSetUp(
  caller: Caller,
  { token, ...person }: FirstPerson & { token: string },
): Promise<Outcome> {
  if (!(await mayCall(caller))) return refused('limited');
  if (!(await opensSetUp(token))) return refused('link');
  await makeSuperadmin(caller, person);
  const answer = await settled(
    identity().api.signInEmail({
      body: { email: person.email.toLowerCase(), password: person.password },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'credentials',
  );
  return answer.kind === 'refused' ? answer : { kind: 'done', cookies: answer.cookies };
}
