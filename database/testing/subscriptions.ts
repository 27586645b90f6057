import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { ownerSql } from './scratch-database.ts';

export interface Ask {
  email?: string;
  /** Session identifier; each asking has one of its own unless given. */
  visitor?: string;
  address?: string;
  locale?: 'pt-BR' | 'en';
  version?: string;
  utmSource?: string;
  page?: string;
}

/** Asks for the newsletter as an anonymous visitor, as the site does. */
export function askNewsletter(ask: Ask = {}): Promise<string> {
  const client = ask.visitor ?? randomUUID();
  const caller = { kind: 'anonymous', client, address: ask.address ?? randomUUID() } as const;
  return asActor(caller, async (transaction) => {
    const { rows } = await sql<{ answer: string }>`
      select subscribe_newsletter(
        p_email => ${ask.email ?? 'ana@casa.example'},
        p_locale => ${ask.locale ?? 'pt-BR'},
        p_consent_version => ${ask.version ?? 'v1'},
        p_source_page => ${ask.page ?? '/conteudo'},
        p_utm_source => ${ask.utmSource ?? null},
        p_user_agent => 'Mozilla/5.0') as answer`.execute(transaction);
    return rows[0]?.answer ?? '';
  });
}

/** One of the functions that only the server may call, with its answer. */
export function followLink(name: string, ...values: (string | Date)[]): Promise<string> {
  return asActor({ kind: 'system' }, async (transaction) => {
    const given = sql.join(values.map((value) => sql`${value}`));
    const { rows } = await sql<{ answer: string }>`
      select ${sql.raw(`public.${name}`)}(${given}) as answer`.execute(transaction);
    return rows[0]?.answer ?? '';
  });
}

export interface StoredSubscription {
  id: string;
  email: string;
  status: string;
  locale: string;
  source_page: string | null;
  utm_source: string | null;
  ip_address: string | null;
  user_agent: string | null;
  consent_version: string;
  consent_locale: string;
  asked_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  contact_id: string | null;
}

export async function subscriptionOf(email = 'ana@casa.example'): Promise<StoredSubscription> {
  const [row] = await ownerSql<StoredSubscription>(
    'select * from public.newsletter_subscriptions where email = $1',
    [email],
  );
  if (!row) throw new Error(`No subscription of ${email}.`);
  return row;
}

/** What happened to a subscription, in order: `asked form v1 pt-BR`. */
export async function eventsOf(email = 'ana@casa.example'): Promise<string[]> {
  const rows = await ownerSql<{ said: string }>(
    `select concat_ws(' ', e.kind, e.way, e.consent_version, e.consent_locale) as said
     from public.newsletter_events e
     join public.newsletter_subscriptions s on s.id = e.subscription_id
     where s.email = $1 order by e.happened_at`,
    [email],
  );
  return rows.map(({ said }) => said);
}

/** Kinds of mails that were queued about a subscription, in order. */
export async function mailsOf(email = 'ana@casa.example'): Promise<string[]> {
  const rows = await ownerSql<{ kind: string }>(
    `select o.kind from public.outbox o
     join public.newsletter_events e on e.id::text = o.payload ->> 'event_id'
     join public.newsletter_subscriptions s on s.id = e.subscription_id
     where s.email = $1 order by e.happened_at`,
    [email],
  );
  return rows.map(({ kind }) => kind);
}

/** Lets every limit forget the last hour and a half: nobody waits for it in a test. */
export const letTimePass = () =>
  ownerSql(
    `update private.rate_limits
     set hits = array(select hit - interval '90 minutes' from unnest(hits) hit)`,
  );
