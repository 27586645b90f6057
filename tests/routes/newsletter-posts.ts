import { randomUUID } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';

export type SignUp = {
  locale?: Locale;
  /** Posts as a script does, and gets one word. */
  json?: boolean;
  /** Network address; each post has one of its own unless given. */
  from?: string;
  headers?: Record<string, string>;
  /** In the place of an encoded form. */
  body?: string;
};

let visitors = 0;

/** Posts the sign-up form of a page. */
export function signUp(site: BuiltSite, fields: Record<string, string>, given: SignUp = {}) {
  const { locale = 'pt-BR', json = false, headers = {} } = given;
  visitors += 1;
  return site.ask(endpointPath('newsletterSubmit', locale), {
    method: 'POST',
    headers: {
      origin: site.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': given.from ?? `198.51.${visitors >> 8}.${visitors & 255}`,
      ...(json && { accept: 'application/json' }),
      ...headers,
    },
    body: given.body ?? String(new URLSearchParams(fields)),
  });
}

export const newEmail = () => `${randomUUID()}@casa.example`;

export type Row = {
  id: string;
  email: string;
  status: string;
  locale: string;
  source_page: string | null;
  utm_source: string | null;
  ip_address: string | null;
  user_agent: string | null;
  asked_at: Date;
};

export async function rowOf(email: string): Promise<Row | undefined> {
  const [row] = await sql<Row>(
    'select * from public.newsletter_subscriptions where email = $1',
    email,
  );
  return row;
}

/** A sign-up after its form was posted. */
export async function subscribed(site: BuiltSite, given?: SignUp): Promise<Row> {
  const email = newEmail();
  await signUp(site, { email }, given);
  const row = await rowOf(email);
  if (!row) throw new Error('Nothing was stored.');
  return row;
}

/** Kinds of what happened to a subscription, in order. */
export async function eventsOf(id: string): Promise<string[]> {
  const rows = await sql<{ said: string }>(
    `select kind || ' ' || way as said from public.newsletter_events
     where subscription_id = $1 order by happened_at`,
    id,
  );
  return rows.map(({ said }) => said);
}
