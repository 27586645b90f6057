import type { Transaction } from 'kysely';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { callRows, type RowOf, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import { readWithheld } from '#app/platform/mail/withheld-mails.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type {
  FilterStatus,
  HistoryStep,
  Period,
  Stats,
  SubscriptionRow,
  SubscriptionStatus,
} from './staff-newsletter.ts';
import type { subscriptionsList } from './subscriptions.list.server.ts';

/*
 * The newsletter's tables are closed to all roles: everything goes through functions of the database that
 * check the permission first, and refuse with `campaigns_…_missing`.
 */
type Tx = Transaction<DB>;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const localeOf = (text: string): Locale => (isLocale(text) ? text : 'pt-BR');

type SubscriptionState = { status: SubscriptionStatus; undeliverableAt: Date | null };
type Campaign = Pick<RowOf<'public.newsletter_page'>, 'utmSource' | 'utmMedium' | 'utmCampaign'>;

const filterStatus = ({ status, undeliverableAt }: SubscriptionState): FilterStatus =>
  undeliverableAt ? 'undeliverable' : status;

const campaignOf = (row: Campaign) =>
  [row.utmSource, row.utmMedium, row.utmCampaign].filter(Boolean).join(' / ');

type SubscriptionPart = ListPart<typeof subscriptionsList>;

/** A page of subscriptions. */
export async function listSubscriptions(
  tx: Tx,
  part: SubscriptionPart,
): Promise<SubscriptionRow[]> {
  const rows = await readPage(tx, 'public.newsletter_page', part, {
    status: typed<SubscriptionStatus>(),
  });
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    status: filterStatus(row),
    locale: row.locale,
    source: row.sourcePage,
    campaign: campaignOf(row),
    created: row.createdAt.toISOString(),
    confirmed: iso(row.confirmedAt),
    left: iso(row.unsubscribedAt),
  }));
}

/** The number of rows in an export, for users with that permission; counted up to 10,000. */
export const countSubscriptions = (tx: Tx, filter: SubscriptionPart['filter']): Promise<number> =>
  readCount(tx, 'public.newsletter_count', filter);

/** Source pages of subscriptions. */
export async function subscriptionSources(tx: Tx): Promise<string[]> {
  const rows = await callRows(tx, 'public.newsletter_sources', {});
  return rows.map(({ sourcePage: source }) => source);
}

/** The count of each state, for administrators. */
export async function newsletterStats(tx: Tx): Promise<Stats> {
  const [row] = await callRows(tx, 'public.get_newsletter_stats', {});
  return {
    total: row?.totalCount ?? 0,
    active: row?.activeCount ?? 0,
    pending: row?.pendingCount ?? 0,
    unsubscribed: row?.unsubscribedCount ?? 0,
  };
}

/** The history, day by day or month by month; days are ISO texts of the company's time zone. */
export async function newsletterHistory(
  tx: Tx,
  { from, to, by }: { from: string; to: string; by: Period },
): Promise<HistoryStep[]> {
  const rows = await callRows(tx, 'public.newsletter_history', { from, to, unit: by });
  return rows.map(({ period: first, ...counts }) => ({ first, ...counts }));
}

type EventRow = {
  id: string;
  kind: 'asked' | 'repeated' | 'resent' | 'confirmed' | 'unsubscribed' | 'bounced';
  way: 'form' | 'link' | 'one_click' | 'staff' | 'server';
  consentVersion: string;
  consentLocale: string;
  happenedAt: Date;
  actor: string | null;
};

/** A subscription with its history; undefined when there is none. */
export async function readProof(tx: Tx, id: string) {
  const found = await callRows(
    tx,
    'public.newsletter_subscription',
    { subscriptionId: id },
    { status: typed<SubscriptionStatus>() },
  );
  const [row] = found;
  if (!row) return undefined;
  const events = await callRows(
    tx,
    'public.newsletter_proof',
    { subscriptionId: id },
    { kind: typed<EventRow['kind']>(), way: typed<EventRow['way']>() },
  );
  return {
    id,
    email: row.email,
    status: filterStatus(row),
    withheld: (await readWithheld(tx, id)).at(-1) ?? null,
    bounced: iso(row.undeliverableAt),
    bounce: row.undeliverableReason,
    locale: localeOf(row.locale),
    source: row.sourcePage,
    campaign: campaignOf(row),
    browser: row.userAgent,
    created: row.createdAt.toISOString(),
    asked: row.askedAt.toISOString(),
    confirmed: iso(row.confirmedAt),
    left: iso(row.unsubscribedAt),
    consent: { version: row.consentVersion, locale: localeOf(row.consentLocale) },
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      way: event.way,
      at: event.happenedAt.toISOString(),
      by: event.actor,
      consent: { version: event.consentVersion, locale: localeOf(event.consentLocale) },
    })),
  };
}

export type Proof = NonNullable<Awaited<ReturnType<typeof readProof>>>;
