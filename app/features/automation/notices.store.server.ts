import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { nameSubjects } from './preview.store.server.ts';
import type { RuleNotice } from './rule-notices.ts';

type Tx = Transaction<DB>;

/** More are of no use on one screen; the others follow once these are read. */
const MOST = 50;

/** Unread notices from rules to the current user; the policy limits them to the user's own. */
export async function listRuleNotices(tx: Tx): Promise<RuleNotice[]> {
  const rows = await tx
    .selectFrom('automation_notices as n')
    .leftJoin('automation_rules as r', 'r.id', 'n.rule_id')
    .select([
      'n.id',
      'n.kind',
      'n.rule_id',
      'n.lead_id',
      'n.deal_id',
      'n.ticket_id',
      'n.created_at',
      'r.name',
    ])
    .where('n.read_at', 'is', null)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MOST)
    .execute();
  const present = (id: string | null) => id !== null;
  const leads = await nameSubjects(tx, 'lead', rows.map((row) => row.lead_id).filter(present));
  const deals = await nameSubjects(tx, 'deal', rows.map((row) => row.deal_id).filter(present));
  const tickets = await nameSubjects(
    tx,
    'ticket',
    rows.map((row) => row.ticket_id).filter(present),
  );
  return rows.map((row) => ({
    id: row.id,
    ruleId: row.rule_id,
    // Users who may not read rules are notified all the same.
    rule: row.name,
    about: row.lead_id
      ? { subject: 'lead' as const, id: row.lead_id, name: leads.get(row.lead_id) ?? '' }
      : row.deal_id
        ? { subject: 'deal' as const, id: row.deal_id, name: deals.get(row.deal_id) ?? '' }
        : row.ticket_id
          ? {
              subject: 'ticket' as const,
              id: row.ticket_id,
              name: tickets.get(row.ticket_id) ?? '',
            }
          : null,
    at: row.created_at.toISOString(),
  }));
}
