import { type Selectable, sql, type Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB, LeadAssignmentRules } from '#app/platform/database/database.types.ts';
import type { LeadRule } from './lead-rules.ts';

type Tx = Transaction<DB>;
type Row = Selectable<LeadAssignmentRules>;

const ruleOf = (row: Row): LeadRule => ({
  id: row.id,
  name: row.name,
  services: row.services,
  sources: row.sources,
  products: row.products,
  locales: row.locales,
  way: row.way as LeadRule['way'],
  ownerId: row.owner_id,
  colleagues: row.colleagues,
  isActive: row.is_active,
  revision: row.revision,
});

/** All rules, in the order in which they are asked. */
export async function listLeadRules(tx: Tx): Promise<LeadRule[]> {
  const rows = await tx
    .selectFrom('lead_assignment_rules')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(ruleOf);
}

/** One rule, also when it has been deleted: whoever has it open goes on with what stood there. */
export async function readLeadRule(tx: Tx, id: string) {
  const found = await readSetting(tx, 'lead_assignment_rules', { id });
  return found && { rule: ruleOf(found.row), deleted: found.deleted };
}

export type RuleValues = Omit<LeadRule, 'id' | 'revision'>;

const columnsOf = (values: RuleValues) => ({
  name: values.name,
  services: [...values.services],
  sources: [...values.sources],
  products: [...values.products],
  locales: [...values.locales],
  way: values.way,
  owner_id: values.ownerId,
  colleagues: [...values.colleagues],
  is_active: values.isActive,
});

/** A new rule, behind those that are there. */
export const insertLeadRule = (tx: Tx, values: RuleValues) =>
  tx
    .insertInto('lead_assignment_rules')
    .values({
      ...columnsOf(values),
      position: sql<number>`(select coalesce(max(r.position), 0) + 1
        from public.lead_assignment_rules r)`,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();

export const updateLeadRule = (
  tx: Tx,
  key: { id: string; revision: number },
  values: RuleValues,
): Promise<Saved> => saveSetting(tx, 'lead_assignment_rules', key, columnsOf(values));

/** Deletes a rule as it was read; false when it is another one by now, or gone. */
export async function deleteLeadRule(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('lead_assignment_rules')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts a rule before or behind its neighbour; false where there is none, or the rule is gone. */
export async function moveLeadRule(tx: Tx, id: string, by: -1 | 1): Promise<boolean> {
  const rows = await tx
    .selectFrom('lead_assignment_rules')
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const at = rows.findIndex((row) => row.id === id);
  const [moved, other] = [rows[at], rows[at + by]];
  if (!moved || !other) return false;
  rows[at] = other;
  rows[at + by] = moved;
  for (const [index, row] of rows.entries()) {
    if (row.position === index + 1) continue;
    await tx
      .updateTable('lead_assignment_rules')
      .set({ position: index + 1 })
      .where('id', '=', row.id)
      .execute();
  }
  return true;
}
