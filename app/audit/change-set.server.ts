import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** Name of the changes of this transaction so far, for their undo; null when there are none. */
export async function changeSetOf(tx: Transaction<DB>): Promise<string | null> {
  const { rows } = await sql<{ changeSet: string }>`
    select change_set from public.setting_changes
    where change_set = pg_current_xact_id()::text || '-'
      || extract(epoch from transaction_timestamp())::text
    limit 1`.execute(tx);
  return rows[0]?.changeSet ?? null;
}

/** The newest revision that a form carries: that of a conflict is behind the first one. */
export function revisionIn(form: FormData): number {
  const revision = Number(form.getAll('revision').at(-1));
  return Number.isSafeInteger(revision) ? revision : 0;
}
