import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Receipt = {
  protocol: string;
  thankYouTitle: string | null;
  thankYouMessage: string | null;
  redirectToWhatsapp: boolean;
  promisedAt: Date | null;
  mailed: boolean;
};

/** The public part of a lead, by its reference number; undefined when there is none. */
export async function readLeadReceipt(
  tx: Transaction<DB>,
  protocol: string,
): Promise<Receipt | undefined> {
  const rows = await callRows(tx, 'public.lead_receipt', { protocol });
  return rows[0];
}
