import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { nameSubjects } from './preview.store.server.ts';
import type { RuleNotice } from './rule-notices.ts';

type Tx = Transaction<DB>;

/** The limit of one screen; the others follow once these are read. */
const MOST = 50;

/** Unread notices from rules to the current user; the policy limits them to the user's own. */
export async function listRuleNotices(tx: Tx): Promise<RuleNotice[]> {
  const rows = await tx
    .selectFrom('automation_notices as n')
    .leftJoin('automation_rules as r', 'r.id', 'n.ruleId')
    .select([
      'n.id',
      'n.kind',
      'n.ruleId',
      'n.leadId',
      'n.dealId',
      'n.ticketId',
      'n.createdAt',
      'r.name',
    ])
    .where('n.readAt', 'is', null)
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MOST)
    .execute();
  const present = (id: string | null) => id !== null;
  const leads = await nameSubjects(tx, 'lead', rows.map((row) => row.leadId).filter(present));
  const deals = await nameSubjects(tx, 'deal', rows.map((row) => row.dealId).filter(present));
  const tickets = await nameSubjects(tx, 'ticket', rows.map((row) => row.ticketId).filter(present));
  return rows.map((row) => ({
    id: row.id,
    ruleId: row.ruleId,
    // Users who may not read rules get notices too.
    rule: row.name,
    about: row.leadId
      ? { subject: 'lead' as const, id: row.leadId, name: leads.get(row.leadId) ?? '' }
      : row.dealId
        ? { subject: 'deal' as const, id: row.dealId, name: deals.get(row.dealId) ?? '' }
        : row.ticketId
          ? {
              subject: 'ticket' as const,
              id: row.ticketId,
              name: tickets.get(row.ticketId) ?? '',
            }
          : null,
    at: row.createdAt.toISOString(),
  }));
}
