import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import pt from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import { authPaths } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import type { Answer } from './ask.ts';
import { post, type Site, sessionIn, sql } from './auth-posts.ts';

export const PASSWORD = 'bigorna lilás quatorze';
export const newAddress = () => `${randomUUID()}@forja.example`;

/** As on the first day: nobody was ever superadmin. */
export async function withoutSuperadmin(): Promise<void> {
  await sql('alter table public.user_roles disable trigger user');
  await sql(`delete from public.user_roles where role = 'superadmin'`);
  await sql('alter table public.user_roles enable trigger user');
}

/** Posts the set-up page with its one link for each address, all at the same moment, at the sites
 * in turn. */
export async function setUpAtOnce(
  sites: readonly Site[],
  addresses: readonly string[],
  password = PASSWORD,
): Promise<Answer[]> {
  const query = new URLSearchParams({ token: keyedHash('set-up').toString('base64url') });
  const path = `${authPaths.setUp}?${query}`;
  return Promise.all(
    addresses.map((email, place) =>
      post(sites[place % sites.length] as Site, path, { name: 'Ana', email, password }),
    ),
  );
}

/** What there is of these addresses: accounts, and which of them have what besides. */
export async function leftOf(addresses: readonly string[]) {
  const [left] = await sql<Record<'users' | 'profiles' | 'passwords' | 'sessions', string[]>>(
    `with them as (select * from identity.users where email = any ($1))
     select array(select email from them order by 1) as users,
       array(select email from public.user_profiles where email = any ($1) order by 1) as profiles,
       array(select t.email from them t join identity.accounts a on a.user_id = t.id
             where a.password is not null order by 1) as passwords,
       array(select t.email from them t join identity.sessions s on s.user_id = t.id order by 1)
         as sessions`,
    addresses,
  );
  return left;
}

/** Addresses of present and former superadmins. */
export const superadmins = async () =>
  (
    await sql<{ email: string }>(
      `select p.email from public.user_roles r join public.user_profiles p using (user_id)
       where r.role = 'superadmin'`,
    )
  ).map(({ email }) => email);

/** Ten people use the one link at the same moment: one becomes superadmin and is signed in, the
 * the others get the reply that the link was used, and leave no rows. */
export async function tenUseTheLink(sites: readonly Site[]): Promise<void> {
  await withoutSuperadmin();
  const addresses = Array.from({ length: 10 }, newAddress);
  const answers = await setUpAtOnce(sites, addresses);
  const [first = ''] = await superadmins();
  expect(await superadmins()).toEqual([first]);
  expect(await leftOf(addresses)).toEqual({
    users: [first],
    profiles: [first],
    passwords: [first],
    sessions: [first],
  });
  const used = pt.refused['set-up'].text;
  expect(
    answers.map((answer, place) => [
      answer.status,
      sessionIn(answer) !== '',
      answer.text.includes(used),
      addresses[place] === first,
    ]),
  ).toEqual(
    addresses.map((email) =>
      email === first ? [303, true, false, true] : [410, false, true, false],
    ),
  );
}
