import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { SettingRow } from './setting-changes.ts';

type Recorded = { before: SettingRow | null; after: SettingRow | null; now?: SettingRow | null };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

function named(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, names)]));
}

/** The same states of rows with the names of colleagues in place of their ids, for readers. Refuses with
 * `settings_read_missing`. */
export async function nameStaff<Row extends Recorded>(
  tx: Transaction<DB>,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ before, after, now }) => idsIn([before, after, now])))];
  if (ids.length === 0) return [...rows];
  const found = await callRows(tx, 'public.staff_names', { ids });
  const names = new Map(found.map(({ id, name }) => [id, name]));
  // A row has its own id in other places.
  const of = (row: SettingRow | null) =>
    row && { ...(named(row, names) as SettingRow), ...('id' in row && { id: row['id'] }) };
  return rows.map((row) => ({
    ...row,
    before: of(row.before),
    after: of(row.after),
    ...('now' in row && { now: of(row.now ?? null) }),
  }));
}
