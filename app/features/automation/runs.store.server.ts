import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { nameSubjects } from './preview.store.server.ts';
import { type ActKind, SUBJECTS, type Subject } from './rule.ts';
import type { Outcome, RuleRun } from './runs.ts';

type Tx = Transaction<DB>;

type Part = {
  filter: { outcome?: Outcome | undefined };
  sort: { descending: boolean };
  after?: string | undefined;
  limit: number;
};

/** A page of a rule's runs, after the given one. */
export async function listRuns(tx: Tx, rule: string, part: Part): Promise<RuleRun[]> {
  const { filter, sort, after, limit } = part;
  const order = sort.descending ? ('desc' as const) : ('asc' as const);
  let query = tx
    .selectFrom('automation_runs')
    .select(['id', 'subject', 'subjectId', 'outcome', 'reason', 'acts', 'depth', 'at', 'undoneAt'])
    .where('ruleId', '=', rule)
    .orderBy('at', order)
    .orderBy('id', order)
    .limit(limit);
  if (filter.outcome) query = query.where('outcome', '=', filter.outcome);
  if (after) {
    const than = sort.descending ? sql`<` : sql`>`;
    query = query.where(
      sql<boolean>`(at, id) ${than} (select u.at, u.id from public.automation_runs u where u.id = ${after}::uuid)`,
    );
  }
  const rows = await query.execute();
  const names = new Map<string, string>();
  for (const subject of SUBJECTS) {
    const ids = rows.filter((row) => row.subject === subject).map((row) => row.subjectId);
    const known = await nameSubjects(
      tx,
      subject,
      ids.filter((id) => id !== null),
    );
    for (const [id, name] of known) names.set(id, name);
  }
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject as Subject,
    subjectId: row.subjectId,
    name: names.get(row.subjectId ?? '') ?? null,
    outcome: row.outcome as Outcome,
    reason: row.reason,
    acts: (row.acts as { kind: ActKind }[]).map(({ kind }) => kind),
    depth: row.depth,
    at: row.at.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }));
}

/** How often each rule ran, and how often it failed, in the last 30 days. */
export async function countRuns(
  tx: Tx,
): Promise<ReadonlyMap<string, { ran: number; failed: number }>> {
  const { rows } = await sql<{ ruleId: string; ran: number; failed: number }>`
    select r.id as rule_id,
      (select count(*)::int from (select from public.automation_runs u where u.rule_id = r.id
        and u.at > now() - interval '30 days' limit 1000) x) as ran,
      (select count(*)::int from (select from public.automation_runs u where u.rule_id = r.id
        and u.outcome = 'failed' and u.at > now() - interval '30 days' limit 1000) x) as failed
    from public.automation_rules r`.execute(tx);
  return new Map(rows.map(({ ruleId, ran, failed }) => [ruleId, { ran, failed }]));
}
