import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

type OwnCopy =
  | { outcome: 'copied'; tables: Record<string, unknown[]> }
  | { outcome: 'limited' | 'unproved' };

/** Everything that is held of whoever asks, whose address her account has proved. */
export async function readOwnCopy(tx: Tx): Promise<OwnCopy> {
  const { rows } = await sql<{ copy: OwnCopy }>`select public.own_copy() as copy`.execute(tx);
  return rows[0]?.copy ?? { outcome: 'unproved' };
}

/** Asks that her data be erased; the reference number of the request, or null without a proved address. */
export async function askForOwnErasure(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ protocol: string | null }>`
    select public.ask_for_own_erasure(${id}::uuid) as protocol`.execute(tx);
  return rows[0]?.protocol ?? null;
}
