import type { Role } from '#app/access/permissions.ts';
import { areaPaths } from '#app/paths.ts';
import { member, nextAddress, type Person, post, sessionIn, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';

export type SignedIn = Person & { cookie: string };

/** Somebody of a role (null: a client), signed in through the page. */
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
  const { email, password } = person;
  const cookie = sessionIn(await post(site, areaPaths.auth, { email, password }));
  return { ...person, cookie };
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
