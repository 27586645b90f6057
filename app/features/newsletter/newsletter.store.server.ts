import type { Transaction } from 'kysely';
import type { FirstTouch } from '#app/features/qualification/first-touch.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ConfirmLink } from './newsletter-links.server.ts';

export type Subscription = {
  email: string;
  locale: Locale;
  sourcePage: string | null;
  campaign: FirstTouch;
  userAgent: string;
  /** The text that was agreed to. */
  consentVersion: string;
};

/** The state behind a signed link. */
export type LinkState = 'pending' | 'active' | 'expired' | 'unsubscribed' | 'unknown';

/** Requests a subscription. The database checks the limit, records the consent and enqueues the mail. */
export const subscribe = (tx: Transaction<DB>, subscription: Subscription) =>
  callValue(
    tx,
    'public.subscribe_newsletter',
    {
      email: subscription.email,
      locale: subscription.locale,
      consentVersion: subscription.consentVersion,
      sourcePage: subscription.sourcePage,
      utmSource: subscription.campaign.utm_source,
      utmMedium: subscription.campaign.utm_medium,
      utmCampaign: subscription.campaign.utm_campaign,
      userAgent: subscription.userAgent,
    },
    typed<'accepted' | 'limited'>(),
  );

/** The state behind a link; changes nothing. An unsubscribe link has no time, so now is used. */
export async function linkState(
  tx: Transaction<DB>,
  { id, askedAt }: { id: string; askedAt?: Date },
): Promise<LinkState> {
  const [row] = await callRows(
    tx,
    'public.newsletter_link_state',
    // 'now' is read by the database as its now().
    { subscriptionId: id, askedAt: askedAt ?? 'now' },
    { state: typed<LinkState>() },
  );
  // No row is a normal result: the subscription was erased, or never existed.
  return row?.state ?? 'unknown';
}

export const confirm = (tx: Transaction<DB>, { id, askedAt }: ConfirmLink) =>
  callValue(
    tx,
    'public.confirm_newsletter',
    { subscriptionId: id, askedAt },
    typed<'confirmed' | LinkState>(),
  );

/** Enqueues a new mail for an expired link. */
export const requestNewLink = (tx: Transaction<DB>, id: string) =>
  callValue(tx, 'public.ask_newsletter_again', { subscriptionId: id }, typed<LinkState>());

export const unsubscribe = (tx: Transaction<DB>, id: string, way: 'link' | 'one_click') =>
  callValue(
    tx,
    'public.unsubscribe_newsletter',
    { subscriptionId: id, way },
    typed<'unsubscribed' | 'already' | 'unknown'>(),
  );

/** The data of a mail; undefined when the subscription has been erased meanwhile. */
export const readForMail = (tx: Transaction<DB>, eventId: string) =>
  tx
    .selectFrom('newsletter_events as event')
    .innerJoin(
      'newsletter_subscriptions as subscription',
      'subscription.id',
      'event.subscriptionId',
    )
    .select([
      'event.id as eventId',
      'event.way',
      'subscription.id',
      'subscription.email',
      'subscription.status',
    ])
    .select(['subscription.locale', 'subscription.askedAt'])
    .select('subscription.undeliverableAt')
    .where('event.id', '=', eventId)
    .executeTakeFirst();

/** The mail of an event was refused permanently: the address gets no mail until it is requested again. */
export const noteBounce = (tx: Transaction<DB>, eventId: string, reason: string) =>
  callValue(tx, 'public.newsletter_bounced', { eventId, reason });
