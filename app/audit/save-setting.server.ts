import { sql, type Transaction, type Updateable } from 'kysely';
import { Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { snakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { nameDifferences } from './name-references.server.ts';
import { type AnySetting, readDeleted } from './read-setting.server.ts';
import { lastChange } from './setting-changes.store.server.ts';
import {
  type Conflict,
  differencesOf,
  isReported,
  resourceOfTable,
  type SettingRow,
  type SettingTable,
} from './setting-changes.ts';

export type Saved =
  | { kind: 'saved'; revision: number }
  /** The row never existed, or is not visible to this user. */
  | { kind: 'gone' }
  | { kind: 'conflict'; conflict: Conflict };

/** The revision that a save has made; refused as `deletedRow`, or as `changed` with the conflict as details. */
export function revisionOf(saved: Saved): number {
  if (saved.kind === 'saved') return saved.revision;
  if (saved.kind === 'gone') throw new Refusal('gone', 404);
  throw new Refusal('changed', 409, saved.conflict);
}

type Key = { id: string; revision: number };

/** A deleted logo's file is deleted too: a restored row would be a broken picture. */
const WITHOUT_UNDO: readonly SettingTable[] = ['logos'];

async function write<Table extends SettingTable>(
  tx: Transaction<DB>,
  table: Table,
  { id, revision }: Key,
  values: Updateable<DB[Table]>,
): Promise<Saved | undefined> {
  const anyOne: AnySetting = table;
  const saved = await tx
    .updateTable(anyOne)
    .set(values)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return saved && { kind: 'saved', revision: saved.revision };
}

/** Reports that a row has been deleted; sent again on revision 0, it is restored as typed. */
async function saveDeleted<Table extends SettingTable>(
  tx: Transaction<DB>,
  table: Table,
  { id, revision }: Key,
  values: Updateable<DB[Table]>,
): Promise<Saved> {
  const deletedRow = await readDeleted(tx, table, { id });
  if (!deletedRow) return { kind: 'gone' };
  const final = WITHOUT_UNDO.includes(table);
  if (revision > 0 || final) {
    const deleted = await lastChange(tx, id);
    return {
      kind: 'conflict',
      conflict: { revision: 0, differences: [], deleted: true, ...deleted },
    };
  }
  const { rows } = await sql<{ may: boolean }>`
    select public.has_permission(private.uid(), ${resourceOfTable(table)}, 'create') as may`.execute(
    tx,
  );
  if (!rows[0]?.may) return { kind: 'gone' };
  await callValue(tx, 'private.put_setting', { table, row: JSON.stringify(deletedRow.before) });
  return (await write(tx, table, { id, revision: 1 }, values)) ?? { kind: 'gone' };
}

/**
 * Changes a row of settings, unless a colleague has changed or deleted it since it was read at `revision`:
 * then nothing is written, and the reply holds what would have been overwritten. As the user, so that the
 * policies decide.
 */
export async function saveSetting<Table extends SettingTable>(
  tx: Transaction<DB>,
  table: Table,
  key: Key,
  values: Updateable<DB[Table]>,
): Promise<Saved> {
  const saved = await write(tx, table, key, values);
  if (saved) return saved;
  const anyOne: AnySetting = table;
  const now = await tx.selectFrom(anyOne).selectAll().where('id', '=', key.id).executeTakeFirst();
  if (!now) return saveDeleted(tx, table, key, values);
  const last = await lastChange(tx, key.id);
  const stored: SettingRow = snakeKeys(now);
  const typed = withJson(snakeKeys(values), stored);
  const found = differencesOf(pick(stored, Object.keys(typed)), typed).filter(isReported);
  const differences = await nameDifferences(tx, found);
  const conflict = { revision: now.revision, differences, deleted: false, ...last };
  return { kind: 'conflict', conflict };
}

/** A row to be written with its JSON as the stored row has it, so that both can be compared. */
function withJson(typed: SettingRow, stored: SettingRow): SettingRow {
  const isJson = (column: string, value: unknown): value is string =>
    typeof value === 'string' && /^[[{]/.test(value) && typeof (stored[column] ?? '') === 'object';
  return Object.fromEntries(
    Object.entries(typed).map(([column, value]) => [
      column,
      isJson(column, value) ? JSON.parse(value) : value,
    ]),
  );
}

const pick = (row: Readonly<Record<string, unknown>>, keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));
