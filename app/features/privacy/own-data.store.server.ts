import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

type OwnCopy =
  | { outcome: 'copied'; tables: Record<string, unknown[]> }
  | { outcome: 'limited' | 'unproved' };

/** All data of the current user, whose account has a confirmed address. */
export async function readOwnCopy(tx: Tx): Promise<OwnCopy> {
  return (
    (await callValue(tx, 'public.request_own_copy', {}, typed<OwnCopy>())) ?? {
      outcome: 'unproved',
    }
  );
}

/** Requests the erasure of the user's data; returns the reference number, or null without a confirmed
 * address. */
export async function askForOwnErasure(tx: Tx, id: string): Promise<string | null> {
  return (await callValue(tx, 'public.ask_for_own_erasure', { id })) ?? null;
}
