import type { Transaction } from 'kysely';
import { callValue } from './call-function.server.ts';
import type { DB } from './database.types.ts';

/**
 * Runs `work` as part of a bulk change: the history rows that it writes carry `id`, by which the change is undone. The
 * same id may go on in further transactions.
 */
export async function asOperation<T>(
  tx: Transaction<DB>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  await callValue(tx, 'public.begin_bulk_change', { id });
  const result = await work();
  await callValue(tx, 'public.end_bulk_change', {});
  return result;
}
