import { sql, type Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import { nameStaff } from './name-staff.server.ts';
import type { settingChangesList } from './setting-changes.list.server.ts';
import { type BriefChange, briefly, type SettingRow } from './setting-changes.ts';

type Tx = Transaction<DB>;

type Action = 'insert' | 'update' | 'delete';

/** Changes of one user in one operation; `others` more rows changed with the named one. */
export type ChangeSetRow = {
  id: string;
  set: string;
  at: string;
  actor: string | null;
  table: string;
  action: Action;
  label: string;
  others: number;
  undoes: boolean;
  /** The changes of the named row, as many as a line has room for. */
  brief: BriefChange;
};

const NOTHING: BriefChange = { told: [], more: 0 };

/** The changes of one page: rows as wide as a page of content stay in the database. */
async function readBriefly(
  tx: Tx,
  rows: readonly { id: string; action: Action }[],
): Promise<ReadonlyMap<string, BriefChange>> {
  const ids = rows.filter(({ action }) => action === 'update').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const changes = await tx
    .selectFrom('setting_changes')
    .select(['id', 'before', 'after'])
    .where('id', 'in', ids)
    .execute();
  const states = changes.map(({ id, before, after }) => ({
    id,
    before: before as SettingRow | null,
    after: after as SettingRow | null,
  }));
  return new Map(
    (await nameStaff(tx, states)).map(({ id, before, after }) => [id, briefly(before, after)]),
  );
}

/** Change sets, a page after the given one. Refuses with `settings_read_missing`. */
export async function listChangeSets(
  tx: Tx,
  { sort, ...part }: ListPart<typeof settingChangesList>,
): Promise<ChangeSetRow[]> {
  const { descending } = sort;
  const rows = await readPage(
    tx,
    'public.setting_changes_page',
    { ...part, sort: { descending } },
    { action: typed<Action>() },
  );
  const changes = await readBriefly(tx, rows);
  return rows.map((each) => ({
    id: each.id,
    set: each.changeSet,
    brief: changes.get(each.id) ?? NOTHING,
    at: each.changedAt.toISOString(),
    actor: each.actor,
    table: each.tableName,
    action: each.action,
    label: each.label,
    others: each.others,
    undoes: each.restores !== null,
  }));
}

export type RecordedChange = {
  id: string;
  table: string;
  row: string;
  /** The name of the row. */
  label: string;
  action: Action;
  before: SettingRow | null;
  after: SettingRow | null;
  /** The row as it is; null when it is deleted. */
  now: SettingRow | null;
};

/** Everything that was changed together, in its order; empty when there is no such set. */
export async function readChangeSet(tx: Tx, set: string): Promise<RecordedChange[]> {
  const rows = await tx
    .selectFrom('setting_changes')
    .select(['id', 'tableName', 'rowId', 'action', 'before', 'after'])
    .select(sql<string>`private.setting_label(coalesce(after, before))`.as('label'))
    .select(sql<SettingRow | null>`private.setting_now(table_name, row_id)`.as('now'))
    .where('changeSet', '=', set)
    .orderBy('step')
    .execute();
  const changes = rows.map((row) => ({
    id: row.id,
    table: row.tableName,
    row: row.rowId,
    label: row.label,
    action: row.action as Action,
    before: row.before as SettingRow | null,
    after: row.after as SettingRow | null,
    now: row.now,
  }));
  return nameStaff(tx, changes);
}

/** Everything that was changed together with the change of that id. */
export async function readChangeSetWith(
  tx: Tx,
  id: string,
): Promise<{ id: string; set: string; changes: RecordedChange[] } | undefined> {
  const found = await tx
    .selectFrom('setting_changes')
    .select('changeSet')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  return { id, set: found.changeSet, changes: await readChangeSet(tx, found.changeSet) };
}

export type Restored = 'restored' | 'changed' | 'unknown';

/** Undoes a change set; `changed`, and nothing is done, when one of its rows has changed since. */
export async function restoreSettings(tx: Tx, set: string, anyway: boolean): Promise<Restored> {
  return (
    (await callValue(
      tx,
      'public.restore_settings',
      { changeSet: set, anyway },
      typed<Restored>(),
    )) ?? 'unknown'
  );
}
