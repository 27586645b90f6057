import { type Selectable, sql, type Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import { readSetting } from '#app/audit/read-setting.server.ts';
import type { DB, ScoreRules } from '#app/platform/database/database.types.ts';
import type {
  RuleAsRead,
  RuleKind,
  RuleTest,
  ScoreRule,
  ScoreRun,
  ScoreVersion,
} from './score-rules.ts';

type Tx = Transaction<DB>;

function ruleOf(row: Selectable<ScoreRules>): ScoreRule {
  const { en } = row.translations as { en?: { name?: string } };
  return {
    id: row.id,
    versionId: row.versionId,
    name: row.name,
    nameEn: en?.name ?? '',
    kind: row.kind as RuleKind,
    subject: row.subject,
    test: row.test as RuleTest | null,
    words: row.words,
    atLeast: row.atLeast,
    points: row.points,
    revision: row.revision,
  };
}

/** Every version, the draft first, then the newest. */
export async function readVersions(tx: Tx): Promise<ScoreVersion[]> {
  const rows = await tx
    .selectFrom('score_versions as v')
    .select((of) => [
      'v.id',
      'v.number',
      'v.isActive',
      'v.usedAt',
      of
        .selectFrom('score_rules as r')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('r.versionId', '=', 'v.id')
        .as('rules'),
    ])
    .orderBy('v.number', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.isActive ? 'used' : row.usedAt ? 'before' : 'draft',
    usedAt: row.usedAt?.toISOString() ?? null,
    rules: row.rules ?? 0,
  }));
}

export async function readRules(tx: Tx, version: string): Promise<ScoreRule[]> {
  const rows = await tx
    .selectFrom('score_rules')
    .selectAll()
    .where('versionId', '=', version)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(ruleOf);
}

/** The newest recomputing; undefined where no version was ever activated by hand. */
export async function readLastRun(tx: Tx): Promise<ScoreRun | undefined> {
  const row = await tx
    .selectFrom('score_runs as r')
    .innerJoin('score_versions as v', 'v.id', 'r.versionId')
    .select(['v.number', 'r.state', 'r.total', 'r.done', 'r.changed', 'r.startedAt', 'r.endedAt'])
    .select(colleagueName('r.startedBy').as('by'))
    .orderBy('r.startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      number: row.number,
      state: row.state as ScoreRun['state'],
      // Leads that arrived since are scored by themselves; deleted ones are skipped.
      total: Math.max(row.total, row.done),
      done: row.done,
      changed: row.changed,
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      by: row.by,
    }
  );
}

/** One rule, even after its removal: a user who has it open can continue from its last values. */
export async function readRule(tx: Tx, id: string): Promise<RuleAsRead | undefined> {
  const found = await readSetting(tx, 'score_rules', { id });
  return found && { rule: ruleOf(found.row), deleted: found.deleted };
}
