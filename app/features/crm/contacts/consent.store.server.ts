import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

type NewsletterRow = {
  id: string;
  email: string;
  status: 'pending' | 'active' | 'unsubscribed';
  undeliverable: boolean;
  askedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  sourcePage: string | null;
  consentVersion: string;
  consentLocale: string;
};

/** Subscriptions under any of a contact's addresses. Refuses with `campaigns_read_missing`. */
export async function readNewsletterOf(tx: Tx, id: string) {
  const rows = await callRows(
    tx,
    'public.contact_newsletter',
    { contactId: id },
    { status: typed<NewsletterRow['status']>() },
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    status: row.undeliverable ? ('undeliverable' as const) : row.status,
    // Since when it has its status.
    since: (
      (row.status === 'unsubscribed' && row.unsubscribedAt) ||
      (row.status === 'active' && row.confirmedAt) ||
      row.askedAt
    ).toISOString(),
    page: row.sourcePage ?? '',
    version: row.consentVersion,
    locale: row.consentLocale,
  }));
}

/** The first and the last form that a contact has sent, of those that the reader may see; leads entered by
 * hand do not count. */
export async function readFormsSent(tx: Tx, id: string) {
  const sent = (order: 'asc' | 'desc') =>
    tx
      .selectFrom('qualification_submissions')
      .select(['id', 'createdAt', 'sourcePage', 'protocol'])
      .where('contactId', '=', id)
      .where('source', 'not in', ['by_hand', 'doavya_by_hand'])
      .orderBy('createdAt', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await sent('asc'), await sent('desc')];
  const visible = last && first?.id !== last.id ? [last, first] : [last];
  return visible.flatMap((row) =>
    row
      ? [
          {
            id: row.id,
            at: row.createdAt.toISOString(),
            page: row.sourcePage ?? '',
            protocol: row.protocol,
          },
        ]
      : [],
  );
}

export type Subscribed = Awaited<ReturnType<typeof readNewsletterOf>>[number] & {
  /** The sentence of that version, where it is on file. */
  sentence: string | null;
};
export type FormSent = Awaited<ReturnType<typeof readFormsSent>>[number];
