import { sql, type Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

export type InvoiceForMail = {
  email: string;
  name: string;
  locale: string;
  organizationId: string;
  organization: string;
  number: string;
  description: string;
  value: string;
  dueOn: string;
  /** Days until the due date, or since it. */
  days: number;
};

/** An invoice for the mail to a person who may pay it; undefined if no mail is due any more. */
export async function readInvoiceForMail(
  tx: Tx,
  { invoice, user, overdue }: { invoice: string; user: string; overdue: boolean },
): Promise<InvoiceForMail | undefined> {
  const rows = await callRows(tx, 'private.invoice_for_mail', { invoice, user, overdue });
  return rows[0];
}

export type PixKeyForMail = {
  email: string;
  locale: string;
  /** Null once the account is gone. */
  changedBy: string | null;
  key: string;
  name: string;
  city: string;
  setAt: Date;
};

/** A change of the company's Pix key for its mail; undefined for a user who may no longer approve. */
export async function readPixKeyForMail(
  tx: Tx,
  id: string,
  user: string,
): Promise<PixKeyForMail | undefined> {
  const rows = await callRows(tx, 'private.pix_key_for_mail', { id, user });
  return rows[0];
}

/** Enqueues the mails about invoices that are due or overdue, each once, and returns how many. */
export async function orderInvoiceNotices(tx: Tx): Promise<number> {
  return (await callValue(tx, 'private.order_invoice_notices', {})) ?? 0;
}

/** Whether an invoice holds a file. */
export async function fileIsHeld(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from public.invoices where storage_key = ${key}`.execute(tx);
  return rows.length > 0;
}
