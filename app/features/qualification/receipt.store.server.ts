import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Receipt = {
  protocol: string;
  thank_you_title: string | null;
  thank_you_message: string | null;
  redirect_to_whatsapp: boolean;
};

/** What anyone who knows a protocol may read of its lead; undefined when there is none. */
export async function readLeadReceipt(
  tx: Transaction<DB>,
  protocol: string,
): Promise<Receipt | undefined> {
  const { rows } = await sql<Receipt>`select * from public.lead_receipt(${protocol})`.execute(tx);
  return rows[0];
}
