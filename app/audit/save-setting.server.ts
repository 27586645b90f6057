import { sql, type Transaction, type Updateable } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Conflict, differencesOf, isTold, type SettingTable } from './setting-changes.ts';

export type Saved =
  | { kind: 'saved'; revision: number }
  /** The row is not there (any more), or not for this person. */
  | { kind: 'gone' }
  | { kind: 'conflict'; conflict: Conflict };

type Key = { id: string; revision: number };

/**
 * Changes a row of settings, unless somebody else has changed it since it was read at `revision`:
 * then nothing is written, and the answer says what would have been overwritten. As the person, so
 * that the policies decide.
 */
export async function saveSetting<Table extends SettingTable>(
  tx: Transaction<DB>,
  table: Table,
  { id, revision }: Key,
  values: Updateable<DB[Table]>,
): Promise<Saved> {
  // Every table of settings has these columns; the types cannot say so of a table in general.
  const saved = await tx
    .updateTable(table as 'seo_settings')
    .set(values as Updateable<DB['seo_settings']>)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  if (saved) return { kind: 'saved', revision: saved.revision };
  const now = await tx
    .selectFrom(table as 'seo_settings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!now) return { kind: 'gone' };
  const last = await lastChange(tx, table, id);
  const differences = differencesOf(pick(now, Object.keys(values)), { ...values }).filter(isTold);
  return { kind: 'conflict', conflict: { revision: now.revision, differences, ...last } };
}

const pick = (row: Readonly<Record<string, unknown>>, keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

async function lastChange(tx: Transaction<DB>, table: SettingTable, id: string) {
  // The function and not the table: the name of a colleague is not everybody's to read.
  const { rows } = await sql<{ actor: string | null; changed_at: Date }>`
    select actor, changed_at from public.setting_changes_page(p_table => ${table},
      p_row => ${id}::uuid, p_limit => 1)`.execute(tx);
  return { by: rows[0]?.actor ?? null, at: rows[0]?.changed_at.toISOString() ?? null };
}
