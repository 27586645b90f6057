import { sql, type Transaction } from 'kysely';
import type { FirstTouch } from '#app/features/qualification/first-touch.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { CONSENT_VERSION } from './consent-text.ts';
import type { ConfirmLink } from './newsletter-links.server.ts';

export type Subscription = {
  email: string;
  locale: Locale;
  sourcePage: string | null;
  campaign: FirstTouch;
  userAgent: string;
};

/** What a signed link stands before. */
export type LinkState = 'pending' | 'active' | 'expired' | 'unsubscribed' | 'unknown';

async function answerOf<T extends string>(
  query: ReturnType<typeof sql<{ answer: T }>>,
  tx: Transaction<DB>,
): Promise<T> {
  const { rows } = await query.execute(tx);
  return (rows[0] as { answer: T }).answer;
}

/** Asks for the newsletter, as one statement: limit, state, proof and mail are the database's. */
export const subscribe = (tx: Transaction<DB>, asked: Subscription) =>
  answerOf(
    sql<{ answer: 'accepted' | 'limited' }>`
      select public.subscribe_newsletter(
        p_email => ${asked.email},
        p_locale => ${asked.locale},
        p_consent_version => ${CONSENT_VERSION},
        p_source_page => ${asked.sourcePage},
        p_utm_source => ${asked.campaign.utm_source ?? null},
        p_utm_medium => ${asked.campaign.utm_medium ?? null},
        p_utm_campaign => ${asked.campaign.utm_campaign ?? null},
        p_user_agent => ${asked.userAgent}) as answer`,
    tx,
  );

/** The state behind a link, changing nothing. Of a link to leave the moment is now. */
export async function linkState(
  tx: Transaction<DB>,
  { id, askedAt }: { id: string; askedAt?: Date },
): Promise<LinkState> {
  const { rows } = await sql<{ state: LinkState }>`
    select state from public.newsletter_link_state(${id}::uuid,
      coalesce(${askedAt ?? null}::timestamptz, now()))`.execute(tx);
  // No row is a normal answer: the subscription was erased, or never was.
  return rows[0]?.state ?? 'unknown';
}

export const confirm = (tx: Transaction<DB>, { id, askedAt }: ConfirmLink) =>
  answerOf(
    sql<{ answer: 'confirmed' | LinkState }>`
      select public.confirm_newsletter(${id}::uuid, ${askedAt}::timestamptz) as answer`,
    tx,
  );

/** A new mail for whoever holds a link that has expired. */
export const askAgain = (tx: Transaction<DB>, id: string) =>
  answerOf(
    sql<{ answer: LinkState }>`select public.ask_newsletter_again(${id}::uuid) as answer`,
    tx,
  );

export const unsubscribe = (tx: Transaction<DB>, id: string, way: 'link' | 'one_click') =>
  answerOf(
    sql<{ answer: 'unsubscribed' | 'already' | 'unknown' }>`
      select public.unsubscribe_newsletter(${id}::uuid, ${way}) as answer`,
    tx,
  );

/** What a mail is about; undefined when the subscription has been erased meanwhile. */
export const readForMail = (tx: Transaction<DB>, eventId: string) =>
  tx
    .selectFrom('newsletter_events as event')
    .innerJoin(
      'newsletter_subscriptions as subscription',
      'subscription.id',
      'event.subscription_id',
    )
    .select([
      'event.id as eventId',
      'event.way',
      'subscription.id',
      'subscription.email',
      'subscription.status',
    ])
    .select(['subscription.locale', 'subscription.asked_at as askedAt'])
    .select('subscription.undeliverable_at as undeliverableAt')
    .where('event.id', '=', eventId)
    .executeTakeFirst();

/** The mail of an event was refused for good: nothing goes there until it is asked for anew. */
export const noteBounce = (tx: Transaction<DB>, eventId: string, reason: string) =>
  callValue(tx, 'public.newsletter_bounced', { eventId, reason });
