import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Part, pageAfter } from '#app/platform/database/list-page.server.ts';
import { nameSubjects } from './preview.store.server.ts';
import { type ActKind, SUBJECTS, type Subject } from './rule.ts';
import type { Outcome, RuleRun } from './runs.ts';

type Tx = Transaction<DB>;

type RunsPart = Part & { filter: { outcome?: Outcome | undefined } };

/** A page of a rule's runs, after the given one. */
export async function listRuns(tx: Tx, rule: string, part: RunsPart): Promise<RuleRun[]> {
  const { outcome } = part.filter;
  const query = tx
    .selectFrom('automation_runs as t')
    .select(['id', 'subject', 'subjectId', 'outcome', 'reason', 'acts', 'depth', 'at', 'undoneAt'])
    .where('ruleId', '=', rule)
    .$if(outcome !== undefined, (all) => all.where('outcome', '=', outcome ?? ''));
  const place = { table: 'automation_runs', keys: ['at', 'id'] } as const;
  const rows = await pageAfter(query, place, part).execute();
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
