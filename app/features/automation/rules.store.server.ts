import type { Selectable, Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import type { AutomationRules, DB } from '#app/platform/database/database.types.ts';
import type { Act, Condition, Rule, Start, Subject } from './rule.ts';

type Tx = Transaction<DB>;
type RuleState = { failures: number; stopped_at: Date | null; last_run_at: Date | null };

const NONE: RuleState = { failures: 0, stopped_at: null, last_run_at: null };

const ruleOf = (row: Selectable<AutomationRules>, ruleState: RuleState): Rule => ({
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
  stoppedAt: ruleState.stopped_at?.toISOString() ?? null,
  failures: ruleState.failures,
  lastRunAt: ruleState.last_run_at?.toISOString() ?? null,
});

/** Rules in the order in which they run; the policy limits them to the user's products. */
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

/** One rule, even after its deletion: a user who has it open can continue from its last values. */
export async function readRule(tx: Tx, id: string) {
  const found = await readSetting(tx, 'automation_rules', { id });
  if (!found) return undefined;
  const ruleState = await tx
    .selectFrom('automation_standings')
    .select(['failures', 'stopped_at', 'last_run_at'])
    .where('rule_id', '=', id)
    .executeTakeFirst();
  return { rule: ruleOf(found.row, ruleState ?? NONE), deleted: found.deleted };
}
