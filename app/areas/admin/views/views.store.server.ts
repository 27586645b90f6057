import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

type StoredView = { id: string; name: string; query: string };

/** Saved views of a list, of the current user, the oldest first. */
export const readViews = (tx: Tx, list: string): Promise<StoredView[]> =>
  tx
    .selectFrom('list_views')
    .select(['id', 'name', 'query'])
    .where('list', '=', list)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
