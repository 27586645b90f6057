import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { openHandle } from '#app/platform/database/handle.server.ts';
import type { Answer } from './ask.ts';
import type { BuiltSite } from './built-site.ts';

export type Person = { id: string; email: string; password: string };

const sql = async <Row>(text: string, ...values: unknown[]) =>
  (await openHandle().owner.query(text, values)).rows as Row[];

// Hashing one takes a core for a while, and hundreds of people are made.
const password = `bigorna lilás ${randomUUID().slice(0, 8)}`;
const hashed = hashPassword(password);

/** Somebody with a confirmed address, made as the owner of the database. */
export async function member(): Promise<Person> {
  const email = `${randomUUID()}@cliente.example`;
  const [row] = await sql<{ id: string }>(
    `insert into identity.users (name, email, email_verified) values ('Marina', $1, true)
     returning id`,
    email,
  );
  const id = row?.id ?? '';
  await sql(
    `insert into identity.accounts (account_id, provider_id, user_id, password, updated_at)
     values ($1::text, 'credential', $1::uuid, $2, now())`,
    id,
    await hashed,
  );
  return { id, email, password };
}

/** Makes somebody a superadmin, as the set-up link would. */
export const raise = (id: string) =>
  sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, id);

/** Events of one kind in the security record, each as often as it happened: whom they concern, and from where. */
export const eventsOf = (type: string) =>
  sql<{ user_id: string | null; ip_address: string; severity: string }>(
    `select user_id, ip_address, severity from public.security_events, generate_series(1, occurrences)
     where event_type = $1
     order by created_at`,
    type,
  );

/** How many sessions a person has open. */
export async function openSessions({ id }: Person): Promise<number> {
  const rows = await sql('select id from identity.sessions where user_id = $1', id);
  return rows.length;
}

export { sql };

/** Where a post goes: a site in this process or in one of its own. */
export type Site = Pick<BuiltSite, 'ask' | 'origin'>;

type Post = {
  from?: string;
  cookie?: string;
  origin?: string;
  language?: 'pt-BR' | 'en';
  json?: boolean;
};

/** Each post comes from an address of its own by default, so that no limit is reached. */
let visitors = 0;
export function nextAddress(): string {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
}

/** A form as a browser without scripts posts it, or JSON as the passkey script does. */
export function post(
  site: Site,
  path: string,
  fields: Record<string, unknown> | URLSearchParams,
  { from = nextAddress(), cookie = '', origin = site.origin, language, json = false }: Post = {},
): Promise<Answer> {
  const body = json
    ? JSON.stringify(fields)
    : String(
        new URLSearchParams(
          fields instanceof URLSearchParams || Array.isArray(fields)
            ? fields
            : Object.entries(fields).flatMap(([name, value]) =>
                [value].flat().map((one) => [name, String(one)]),
              ),
        ),
      );
  const stored = [cookie, language && `preferred-locale=${language}`].filter(Boolean).join('; ');
  return site.ask(path, {
    method: 'POST',
    headers: {
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      origin,
      'x-forwarded-for': from,
      ...(stored && { cookie: stored }),
    },
    body,
  });
}

/** What a browser would send back of the cookies it was given. */
export const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? [])
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

const cookieIn = (answer: Answer, key: string): string =>
  cookiesOf(answer)
    .split('; ')
    .find((cookie) => cookie.includes(`${key}=`)) ?? '';

/** The session cookie alone, as `name=value`. */
export const sessionIn = (answer: Answer): string => cookieIn(answer, 'forja-session');

/** The cookie alone by which a browser is known to accounts. */
export const deviceIn = (answer: Answer): string => cookieIn(answer, 'forja-device');

/** Lets time pass for all that is counted. */
export const ageAllHits = (by: string) =>
  sql(
    `update private.rate_limits set expires_at = expires_at - $1::interval,
       hits = array(select hit - $1::interval from unnest(hits) hit)`,
    by,
  );
