import { sql } from 'kysely';
import { z } from 'zod';
import {
  apiMoment,
  dayFilter,
  momentOf,
  optionalMoment,
  optionalText,
  searchWords,
} from '#app/access/api/api-fields.ts';
import { apiCreate, apiResource } from '#app/access/api/api-resource.server.ts';
import { callRows, type RowOf } from '#app/platform/database/call-function.server.ts';
import { FILTER_STATUSES, SUBSCRIPTION_STATUSES } from '../admin/staff-newsletter.ts';

const subscription = z.object({
  id: z.uuid(),
  email: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  locale: z.string(),
  source_page: optionalText,
  utm_source: optionalText,
  utm_medium: optionalText,
  utm_campaign: optionalText,
  confirmed_at: optionalMoment,
  unsubscribed_at: optionalMoment,
  undeliverable_at: optionalMoment,
  created_at: apiMoment,
});

const createSubscription = apiCreate({
  scope: 'campaigns:update',
  summary:
    'Asks an address whether it subscribes: it is mailed, and active once its person confirms.',
  input: z.object({
    email: z.email().max(254),
    source_page: z.string().trim().max(500).optional(),
  }),
  async run({ tx, input: { email, source_page: sourcePage } }) {
    // A trigger fills in the consent.
    const { rows } = await sql<{ id: string }>`
      insert into public.newsletter_subscriptions (email, status, source_page)
      values (${email.toLowerCase()}, 'pending', ${sourcePage ?? null}) returning id`.execute(tx);
    return rows[0]?.id ?? '';
  },
});

/** Subscriptions to the newsletter. */
export const newsletterApi = apiResource({
  name: 'newsletter',
  singular: 'subscription',
  row: subscription,
  scope: 'campaigns:read',
  create: createSubscription,
  filters: z.object({
    status: z.enum(FILTER_STATUSES).optional(),
    from: dayFilter,
    to: dayFilter,
    text: searchWords,
  }),
  async page(tx, { filters, after, limit }) {
    const rows = await callRows(tx, 'public.newsletter_page', { ...filters, after, limit });
    return rows.map(({ id }) => id);
  },
  async rows(tx, ids) {
    const found: RowOf<'public.newsletter_subscription'>[] = [];
    // A function each: readers of campaigns who are no administrators read no table.
    for (const subscriptionId of ids) {
      found.push(...(await callRows(tx, 'public.newsletter_subscription', { subscriptionId })));
    }
    return found.map((row) => ({
      id: row.id,
      email: row.email,
      status: row.status as (typeof SUBSCRIPTION_STATUSES)[number],
      locale: row.locale,
      source_page: row.sourcePage,
      utm_source: row.utmSource,
      utm_medium: row.utmMedium,
      utm_campaign: row.utmCampaign,
      confirmed_at: momentOf(row.confirmedAt),
      unsubscribed_at: momentOf(row.unsubscribedAt),
      undeliverable_at: momentOf(row.undeliverableAt),
      created_at: row.createdAt.toISOString(),
    }));
  },
});
