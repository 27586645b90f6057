import { type Selectable, sql, type Transaction } from 'kysely';
import { camelKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { lastChange } from './setting-changes.store.server.ts';
import type { Deletion, SettingRow, SettingTable } from './setting-changes.ts';

type Tx = Transaction<DB>;

/** The key of a row: its id, or another unique column of its table. */
export type SettingKey = Readonly<Record<string, string>>;

export type ReadSetting<Table extends SettingTable> = {
  /** As it is, or as it was when it was deleted: then with revision 0. */
  row: Selectable<DB[Table]>;
  deleted: Deletion | null;
};

/**
 * Any table of settings. Kysely types a query of a table that is only known at run time by the columns of
 * all of them. This type asserts that each has these two; one without them would not compile.
 */
export type AnySetting = {
  [Table in SettingTable]: DB[Table] extends Pick<DB['seo_settings'], 'id' | 'revision'>
    ? Table
    : never;
}[SettingTable];

/** A row that does not exist any more, as the record has it from before its deletion. */
export async function readDeleted(tx: Tx, table: SettingTable, key: SettingKey) {
  const { rows } = await sql<{ id: string; before: SettingRow; changeSet: string }>`
    select row_id as id, before, change_set from public.setting_changes
    where table_name = ${table} and action = 'delete' and before @> ${JSON.stringify(key)}::jsonb
    order by changed_at desc, step desc limit 1`.execute(tx);
  return rows[0];
}

/** Rows of another table deleted in the same change, such as the questions of a form. */
export async function readDeletedWith(
  tx: Tx,
  table: SettingTable,
  key: SettingKey,
  changeSet: string,
): Promise<SettingRow[]> {
  const { rows } = await sql<{ before: SettingRow }>`
    select before from public.setting_changes
    where change_set = ${changeSet} and table_name = ${table} and action = 'delete'
      and before @> ${JSON.stringify(key)}::jsonb`.execute(tx);
  return rows.map(({ before }) => before);
}

/**
 * Reads a row for its editor. A colleague may delete it while it is open: the screen then continues with
 * its last values, and reports that, instead of losing what has been typed.
 */
export async function readSetting<Table extends SettingTable>(
  tx: Tx,
  table: Table,
  key: SettingKey,
): Promise<ReadSetting<Table> | undefined> {
  const anyOne: AnySetting = table;
  let query = tx.selectFrom(anyOne).selectAll();
  for (const [column, value] of Object.entries(key)) {
    query = query.where(tx.dynamic.ref(column), '=', value);
  }
  const row = await query.executeTakeFirst();
  if (row) return { row: row as Selectable<DB[Table]>, deleted: null };
  const deletedRow = await readDeleted(tx, table, key);
  if (!deletedRow) return undefined;
  const deleted = await lastChange(tx, deletedRow.id);
  return {
    row: { ...camelKeys(deletedRow.before), revision: 0 } as Selectable<DB[Table]>,
    deleted,
  };
}
