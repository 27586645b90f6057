import type { Selectable, Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
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
  ownerId: row.ownerId,
  colleagues: row.colleagues,
  isActive: row.isActive,
  revision: row.revision,
});

/** All rules, in the order in which they are applied. */
export async function listLeadRules(tx: Tx): Promise<LeadRule[]> {
  const rows = await tx
    .selectFrom('lead_assignment_rules')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(ruleOf);
}

/** One rule, even after its deletion: a user who has it open can continue from its last values. */
export async function readLeadRule(tx: Tx, id: string) {
  const found = await readSetting(tx, 'lead_assignment_rules', { id });
  return found && { rule: ruleOf(found.row), deleted: found.deleted };
}
