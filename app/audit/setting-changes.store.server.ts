import { sql, type Transaction } from 'kysely';
import { startOfDay } from '#app/platform/database/business-day.server.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { hasText, pageAfter } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import { isId, nameReferences } from './name-references.server.ts';
import type { settingChangesList } from './setting-changes.list.server.ts';
import {
  type BriefChange,
  briefly,
  type SettingRow,
  type SettingTable,
} from './setting-changes.ts';

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
  /** The changes of the named row, limited to the room of a line. */
  brief: BriefChange;
};

const NOTHING: BriefChange = { reported: [], more: 0 };

/** The changes of one page, without the rows themselves, which may be as large as a page of content. */
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
    (await nameReferences(tx, states)).map(({ id, before, after }) => [id, briefly(before, after)]),
  );
}

type Part = ListPart<typeof settingChangesList>;

/** The column that names the parent of a part: changes of a form include those of its questions. */
const PARENT_COLUMNS = {
  form_fields: 'form_id',
  crm_stages: 'pipeline_id',
  feedback_modules: 'project_id',
} as const satisfies Partial<Record<SettingTable, string>>;

/** Changes of a row or of its parts. */
const ofRow = (row: string) => {
  const parts = Object.entries(PARENT_COLUMNS).map(
    ([table, column]) =>
      sql`o.table_name = ${table} and coalesce(o.after, o.before) ->> ${column} = ${row}`,
  );
  return sql<boolean>`(${sql.join([sql`o.row_id = ${row}::uuid`, ...parts], sql` or `)})`;
};

/** The first change of each set that touches the table or the row. */
function firstChanges(tx: Tx, { table, row }: Pick<Part['filter'], 'table' | 'row'>) {
  const first = tx.selectFrom('setting_changes as t').where('t.step', '=', 1);
  if (!table && !row) return first;
  return first.where(({ exists, selectFrom }) => {
    const touching = selectFrom('setting_changes as o')
      .select('o.id')
      .whereRef('o.changeSet', '=', 't.changeSet')
      .$if(table !== undefined, (some) => some.where('o.tableName', '=', table ?? ''))
      .$if(row !== undefined, (some) => some.where(ofRow(row ?? '')));
    return exists(touching);
  });
}

/** A function returns the names of colleagues, since not every reader may read their profiles. */
const actorNames = sql<{ id: string; name: string }>`(select * from public.staff_names(
  (select array_agg(distinct c.actor_id) from public.setting_changes c)))`;

/** A schedule names its item by slug, which is an id where staff have made the item. */
const label = sql<string>`private.setting_label(coalesce((select to_jsonb(o) from public.content_overrides o
  where t.table_name = 'content_schedules' and o.is_made
    and o.kind = coalesce(t.after, t.before) ->> 'kind' and o.slug = coalesce(t.after, t.before) ->> 'slug'),
  t.after, t.before))`;

/** The id of an item that was erased says nothing to readers. */
const shownLabel = (text: string) => (isId(text) ? '' : text);

function changeSetsPage(tx: Tx, part: Part) {
  const { text, from, to } = part.filter;
  const named = firstChanges(tx, part.filter)
    .leftJoin(actorNames.as('p'), 'p.id', 't.actorId')
    .select(['t.id', 't.changeSet', 't.changedAt', 't.tableName', 't.action', 't.restores'])
    .select(['p.name as actor', label.as('label')])
    .select((eb) =>
      eb
        .selectFrom('setting_changes as o')
        .select(sql<number>`count(*)::int - 1`.as('others'))
        .whereRef('o.changeSet', '=', 't.changeSet')
        .as('others'),
    );
  const query = text
    ? named.where(hasText(sql`coalesce(p.name, '') || ' ' || ${label}`, text))
    : named;
  const days = {
    from: from ? startOfDay(from) : undefined,
    before: to ? startOfDay(to, 1) : undefined,
  };
  return pageAfter(query, { table: 'setting_changes', keys: ['changed_at', 'id'], ...days }, part);
}

/** Change sets by their first change, a page after the given one; none for users who may not read settings. */
export async function listChangeSets(tx: Tx, part: Part): Promise<ChangeSetRow[]> {
  const rows = (await changeSetsPage(tx, part).execute()).map((row) => ({
    ...row,
    action: row.action as Action,
  }));
  const changes = await readBriefly(tx, rows);
  return rows.map((each) => ({
    id: each.id,
    set: each.changeSet,
    brief: changes.get(each.id) ?? NOTHING,
    at: each.changedAt.toISOString(),
    actor: each.actor,
    table: each.tableName,
    action: each.action,
    label: shownLabel(each.label),
    others: each.others ?? 0,
    undoes: each.restores !== null,
  }));
}

/** Who changed a row or one of its parts last, null for the server itself or a deleted account; ISO time. */
export async function lastChange(tx: Tx, row: string) {
  const change = await firstChanges(tx, { row })
    .select(['t.actorId', 't.changedAt'])
    .orderBy('t.changedAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ids = change?.actorId ? [change.actorId] : [];
  const [actor] = ids.length > 0 ? await callRows(tx, 'public.staff_names', { ids }) : [];
  return { by: actor?.name ?? null, at: change?.changedAt.toISOString() ?? null };
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
  /** The present row; null when it is deleted. */
  now: SettingRow | null;
};

/** Everything that was changed together, in its order; empty when there is no such set. */
export async function readChangeSet(tx: Tx, set: string): Promise<RecordedChange[]> {
  const rows = await tx
    .selectFrom('setting_changes as t')
    .select(['id', 'tableName', 'rowId', 'action', 'before', 'after', label.as('label')])
    .select(sql<SettingRow | null>`private.setting_as_recorded(table_name, row_id)`.as('now'))
    .where('changeSet', '=', set)
    .orderBy('step')
    .execute();
  const changes = rows.map((row) => ({
    id: row.id,
    table: row.tableName,
    row: row.rowId,
    label: shownLabel(row.label),
    action: row.action as Action,
    before: row.before as SettingRow | null,
    after: row.after as SettingRow | null,
    now: row.now,
  }));
  return nameReferences(tx, changes);
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
