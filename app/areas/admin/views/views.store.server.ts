import { sql, type Transaction } from 'kysely';
import { callValue, functionCall, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

export type StoredView = { id: string; name: string; query: string };

/** Saved views of a list, of the current user, the oldest first. */
export const readViews = (tx: Tx, list: string): Promise<StoredView[]> =>
  tx
    .selectFrom('list_views')
    .select(['id', 'name', 'query'])
    .where('list', '=', list)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

type Put = StoredView & { list: string; since?: string | undefined };
type Outcome = 'kept' | 'full' | 'name_taken' | 'query_taken' | 'unknown';

/** Saves a view under its id, new or changed. `since` restores one in its place. */
export async function putView(tx: Tx, { id, list, name, query, since }: Put): Promise<Outcome> {
  return (
    (await callValue(
      tx,
      'public.put_list_view',
      { id, list, name, query, since: since ?? null },
      typed<Outcome>(),
    )) ?? 'unknown'
  );
}

/** Deletes a view; returns since when it existed, to the microsecond, or null for none of the user's own. */
export async function dropView(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ since: string | null }>`
    select to_char(${functionCall('public.drop_list_view', { id })} at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since`.execute(tx);
  return rows[0]?.since ?? null;
}
