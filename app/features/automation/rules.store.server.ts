import { type Selectable, sql, type Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { AutomationRules, DB } from '#app/platform/database/database.types.ts';
import type { Act, Condition, Rule, RuleBody, Start, Subject } from './rule.ts';

type Tx = Transaction<DB>;
type Standing = { failures: number; stopped_at: Date | null; last_run_at: Date | null };

const NONE: Standing = { failures: 0, stopped_at: null, last_run_at: null };

const ruleOf = (row: Selectable<AutomationRules>, standing: Standing): Rule => ({
  id: row.id,
  name: row.name,
  subject: row.subject as Subject,
  product: row.product,
  starts: row.starts as unknown as Start,
  conditions: row.conditions as unknown as Condition[],
  acts: row.acts as unknown as Act[],
  mailsOutside: row.mails_outside,
  isActive: row.is_active,
  revision: row.revision,
  stoppedAt: standing.stopped_at?.toISOString() ?? null,
  failures: standing.failures,
  lastRunAt: standing.last_run_at?.toISOString() ?? null,
});

/** Rules in the order in which they act; the policy leaves those of the person's products. */
export async function listRules(tx: Tx): Promise<Rule[]> {
  const rows = await tx
    .selectFrom('automation_rules as r')
    .leftJoin('automation_standings as s', 's.rule_id', 'r.id')
    .selectAll('r')
    .select(['s.failures', 's.stopped_at', 's.last_run_at'])
    .orderBy('r.display_order')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ruleOf(row, { ...NONE, ...row, failures: row.failures ?? 0 }));
}

/** One rule, also when it has been deleted: whoever has it open goes on with what stood there. */
export async function readRule(tx: Tx, id: string) {
  const found = await readSetting(tx, 'automation_rules', { id });
  if (!found) return undefined;
  const standing = await tx
    .selectFrom('automation_standings')
    .select(['failures', 'stopped_at', 'last_run_at'])
    .where('rule_id', '=', id)
    .executeTakeFirst();
  return { rule: ruleOf(found.row, standing ?? NONE), deleted: found.deleted };
}

const columnsOf = ({ name, subject, product, mailsOutside, ...rule }: RuleBody) => ({
  name,
  subject,
  product,
  starts: JSON.stringify(rule.starts),
  conditions: JSON.stringify(rule.conditions),
  acts: JSON.stringify(rule.acts),
  mails_outside: mailsOutside,
  updated_at: new Date(),
});

/** Makes a rule; new ones act after those that are there. */
export const insertRule = (tx: Tx, rule: RuleBody, isActive: boolean) =>
  tx
    .insertInto('automation_rules')
    .values({
      ...columnsOf(rule),
      is_active: isActive,
      display_order: sql<number>`(select coalesce(max(r.display_order), 0) + 1
        from public.automation_rules r)`,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();

export const updateRule = (
  tx: Tx,
  key: { id: string; revision: number },
  rule: RuleBody,
  isActive: boolean,
): Promise<Saved> =>
  saveSetting(tx, 'automation_rules', key, { ...columnsOf(rule), is_active: isActive });

/** Switches a rule on or off as it was read; false when it is another one by now, or gone. */
export async function switchRule(tx: Tx, key: { id: string; revision: number }, on: boolean) {
  const { numUpdatedRows } = await tx
    .updateTable('automation_rules')
    .set({ is_active: on, updated_at: new Date() })
    .where('id', '=', key.id)
    .where('revision', '=', key.revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has a rule act before or after its neighbour; false where there is none, or the rule is gone. */
export async function moveRule(tx: Tx, id: string, by: -1 | 1): Promise<boolean> {
  const rows = await tx
    .selectFrom('automation_rules')
    .select(['id', 'display_order'])
    .orderBy('display_order')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  const at = rows.findIndex((row) => row.id === id);
  const [moved, other] = [rows[at], rows[at + by]];
  if (!moved || !other) return false;
  rows[at] = other;
  rows[at + by] = moved;
  for (const [index, row] of rows.entries()) {
    if (row.display_order === index + 1) continue;
    await tx
      .updateTable('automation_rules')
      .set({ display_order: index + 1 })
      .where('id', '=', row.id)
      .execute();
  }
  return true;
}

/** Deletes a rule as it was read; false when it is another one by now, or gone. */
export async function deleteRule(tx: Tx, { id, revision }: { id: string; revision: number }) {
  const { numDeletedRows } = await tx
    .deleteFrom('automation_rules')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The tag of a name, made where there is none. */
export async function makeTag(tx: Tx, name: string): Promise<string> {
  return (await callValue(tx, 'public.make_tag', { name })) ?? '';
}
