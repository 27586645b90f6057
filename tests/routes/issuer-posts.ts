import { randomUUID } from 'node:crypto';
import { areaPaths, authPaths } from '#app/paths.ts';
import { seal } from '#app/platform/secrets.server.ts';
import type { IssuerPerson, TestIssuer } from '../issuer/test-issuer.ts';
import type { Answer } from './ask.ts';
import { cookiesOf, member, nextAddress, type Person, post, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';

/** Tests encrypt secrets of clients themselves: with the secret of the site. */
export const ISSUER_SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1',
  ISSUER_NETWORKS: '127.0.0.0/8',
  SECRET: 'a secret of sites that try issuers, long enough',
};

/** An issuer in the database, enabled, that serves a domain of its own. */
export async function issuerRow(
  { issuer, client }: Pick<TestIssuer, 'issuer' | 'client'>,
  {
    roles = {} as Record<string, string>,
    product = null as string | null,
    defaultRole = null as string | null,
    secondStep = 'claim',
    required = false,
  } = {},
) {
  const domain = `${randomUUID().slice(0, 8)}.example`;
  const [row] = await sql<{ id: string }>(
    `insert into public.sign_in_issuers
       (name, issuer, client_id, secret_sealed, default_role, second_step, is_enabled)
     values ($1, $2, $3, $4, $5, $6, true) returning id`,
    `Empresa ${domain}`,
    issuer,
    client.id,
    seal('sign-in issuer', client.secret),
    defaultRole,
    secondStep,
  );
  const id = row?.id ?? '';
  await sql(
    'insert into public.sign_in_domains (domain, issuer_id, is_required) values ($1, $2, $3)',
    domain,
    id,
    required,
  );
  for (const [value, role] of Object.entries(roles)) {
    await sql(
      'insert into public.sign_in_roles (issuer_id, claim_value, role, product) values ($1, $2, $3, $4)',
      id,
      value,
      role,
      product,
    );
  }
  return { id, domain, name: `Empresa ${domain}` };
}

const hrefsOf = (text: string) =>
  [...text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

type Way = {
  cookie?: string;
  query?: Record<string, string>;
  from?: string;
  /** Cookies that the browser has of the issuer. */
  jar?: Map<string, string>;
};

/** The page that leads to the issuer: the address there, and the cookie of the browser. */
export async function beginAt(
  site: BuiltSite,
  issuer: string,
  { cookie = '', query = {}, from = nextAddress() }: Way = {},
) {
  const path = `${authPaths.issuer}?${new URLSearchParams({ issuer, ...query })}`;
  const answer = await site.ask(path, {
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  });
  const to = hrefsOf(answer.text).find((href) => href.includes('code_challenge=')) ?? '';
  return { answer, to, cookie: cookiesOf(answer) };
}

/** What a browser does at the issuer: follows its redirects, with its cookies, until one leads back here. */
export async function throughIssuer(
  to: string,
  site: BuiltSite,
  jar = new Map<string, string>(),
): Promise<string> {
  let next = to;
  for (let hops = 0; hops < 10 && !next.startsWith(site.origin); hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The issuer answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next.slice(site.origin.length);
}

/** A whole sign-in; the answer is that of the callback. */
export async function signInAt(site: BuiltSite, issuer: string, way: Way = {}): Promise<Answer> {
  const begun = await beginAt(site, issuer, way);
  const back = await throughIssuer(begun.to, site, way.jar);
  return callback(site, back, [way.cookie, begun.cookie].filter(Boolean).join('; '));
}

export const callback = (site: BuiltSite, path: string, cookie: string): Promise<Answer> =>
  site.ask(path, { headers: { 'x-forwarded-for': nextAddress(), ...(cookie && { cookie }) } });

/** Somebody at the issuer, who is also at its keyboard. */
export function personAt(test: TestIssuer, domain: string, claims: Partial<IssuerPerson> = {}) {
  const sub = randomUUID();
  const email = `${sub.slice(0, 8)}@${domain}`;
  const made = { sub, email, email_verified: true, name: 'Lia Prado', ...claims };
  test.people.set(sub, made);
  test.signsIn = sub;
  return made;
}

export const rolesOf = async (email: string) =>
  (
    await sql<{ role: string; by: string }>(
      `select r.role || coalesce(' in ' || r.product, '') as role, case when r.issuer_id is null then 'hand' else 'issuer' end as by
       from public.user_roles r join public.user_profiles p using (user_id)
       where p.email = $1 and r.is_active order by r.role`,
      email,
    )
  ).map(({ role, by }) => `${role} by ${by}`);

export const accountOf = (email: string) =>
  sql<{ id: string }>('select id from identity.users where email = $1', email);

/** An account with a password at an address of the domain. */
export async function memberOf(
  domain: string,
  { role = '', twoFactor = false, marked = false } = {},
) {
  const made = await member();
  const email = `${made.id.slice(0, 8)}@${domain}`;
  await sql(
    'update identity.users set email = $2, two_factor_enabled = $3 where id = $1',
    made.id,
    email,
    twoFactor,
  );
  if (role)
    await sql('insert into public.user_roles (user_id, role) values ($1, $2)', made.id, role);
  if (marked) await sql('insert into public.break_glass_owners (user_id) values ($1)', made.id);
  return { ...made, email };
}

export const byPassword = (
  site: BuiltSite,
  { email, password }: Pick<Person, 'email' | 'password'>,
) => post(site, areaPaths.auth, { email, password });
