import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#app/access/permissions.ts';
import { authPaths } from '#app/paths.ts';
import { member, nextAddress, type Person, post, sessionIn, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';

export type SignedIn = Person & { cookie: string };

/**
 * Signs in by a link as mails carry one, and returns the cookie of the session: to compare a password takes
 * a tenth of a second, and hundreds of tests sign somebody in.
 */
export async function signInByLink(site: BuiltSite, email: string): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await sql(
    `insert into identity.verifications (identifier, value, expires_at)
     values ($1, $2, now() + interval '5 minutes')`,
    // As the plugin of the auth library stores it.
    `magic-link:${createHash('sha256').update(token).digest('base64url')}`,
    JSON.stringify({ type: 'magic-link', email }),
  );
  return sessionIn(await post(site, authPaths.useLink, { token }));
}

/** Somebody of a role (null: a client), signed in by a link. */
export async function signedIn(
  site: BuiltSite,
  role: Role | null,
  { until = null as string | null } = {},
): Promise<SignedIn> {
  const person = await member();
  if (role) {
    await sql(
      'insert into public.user_roles (user_id, role, expires_at) values ($1, $2, $3)',
      person.id,
      role,
      until,
    );
  }
  return { ...person, cookie: await signInByLink(site, person.email) };
}

/** A page as one person sees it. */
export const visit = (site: BuiltSite, path: string, cookie = '') =>
  site.ask(path, { headers: { 'x-forwarded-for': nextAddress(), ...(cookie && { cookie }) } });

export const effectiveRoles = async ({ id }: Person) =>
  (
    await sql<{ role: string }>(
      'select role from public.user_roles where user_id = $1 and is_active order by role',
      id,
    )
  ).map(({ role }) => role);
