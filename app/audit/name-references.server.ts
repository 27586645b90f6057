import { sql, type Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Difference, removedRow, type SettingRow } from './setting-changes.ts';

type Recorded = { before: SettingRow | null; after: SettingRow | null; now?: SettingRow | null };
type Named = { id: string; name: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isId = (text: string): boolean => UUID.test(text);

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

function named(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, names)]));
}

/** Names of the rows to which settings refer: present ones, and deleted ones by the record of their last change. */
async function rowNames(tx: Transaction<DB>, ids: readonly string[]): Promise<Named[]> {
  const wanted = sql`any (${ids}::uuid[])`;
  const { rows } = await sql<Named>`
    select id, name from public.qualification_forms where id = ${wanted}
    union all select id, label from public.custom_fields where id = ${wanted}
    union all select id, name from public.crm_pipelines where id = ${wanted}
    union all select id, name from public.crm_stages where id = ${wanted}
    union all select id, name from public.crm_tags where id = ${wanted}
    union all select id, name from public.crm_templates where id = ${wanted}
    union all select id, name from public.feedback_projects where id = ${wanted}
    union all select id, name from public.feedback_modules where id = ${wanted}`.execute(tx);
  const present = new Set(rows.map(({ id }) => id));
  const others = ids.filter((id) => !present.has(id));
  if (others.length === 0) return rows;
  const deleted = await tx
    .selectFrom('setting_changes')
    .distinctOn('rowId')
    .select(['rowId as id', sql<string>`private.setting_label(before)`.as('name')])
    .where('rowId', 'in', others)
    .where('action', '=', 'delete')
    .orderBy('rowId')
    .orderBy('changedAt', 'desc')
    .execute();
  return [...rows, ...deleted.filter(({ name }) => name !== '')];
}

/** Names by id; `removedRow` for what has none any more. Refuses with `settings_read_missing`. */
async function namesOf(
  tx: Transaction<DB>,
  found: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(found)];
  const names = new Map(ids.map((id) => [id, removedRow(id)]));
  if (ids.length === 0) return names;
  const staff = await callRows(tx, 'public.staff_names', { ids });
  for (const { id, name } of [...(await rowNames(tx, ids)), ...staff]) names.set(id, name);
  return names;
}

/**
 * The same differences with what readers see in place of ids. The values stay, since an editor that lets the user
 * choose between them stores them.
 */
export async function nameDifferences(
  tx: Transaction<DB>,
  differences: readonly Difference[],
): Promise<Difference[]> {
  const isOfRows = ({ before, after }: Difference) => idsIn([before, after]).length > 0;
  const names = await namesOf(
    tx,
    differences.filter(isOfRows).flatMap((one) => idsIn([one.before, one.after])),
  );
  return differences.map((one) => {
    if (!isOfRows(one)) return one;
    return { ...one, shown: { before: named(one.before, names), after: named(one.after, names) } };
  });
}

/**
 * The same states of rows with names in place of the ids of colleagues and other rows, for readers; `removedRow` for
 * what has none any more. Refuses with `settings_read_missing`.
 */
export async function nameReferences<Row extends Recorded>(
  tx: Transaction<DB>,
  rows: readonly Row[],
): Promise<Row[]> {
  const names = await namesOf(
    tx,
    idsIn(rows.map(({ before, after, now }) => [before, after, now])),
  );
  if (names.size === 0) return [...rows];
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
