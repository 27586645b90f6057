import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { DealClient } from './clients.ts';

type Tx = Transaction<DB>;

/** The client of a won deal with its members; null before, and for users who may not read projects. */
export async function readDealClient(tx: Tx, deal: string): Promise<DealClient | null> {
  return (
    (await callValue(tx, 'public.client_of_deal', { deal }, typed<DealClient | null>())) ?? null
  );
}
