import type { Transaction } from 'kysely';
import type { ServiceName } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { AnswerTarget, TargetSource } from './answer-targets.ts';

type Tx = Transaction<DB>;

/** All targets: that of all leads first, then from the general to the specific. */
export async function readTargets(tx: Tx): Promise<AnswerTarget[]> {
  const rows = await tx
    .selectFrom('answer_targets')
    .selectAll()
    .orderBy((row) => row('service', 'is not', null))
    .orderBy((row) => row('source', 'is not', null))
    .orderBy('service')
    .orderBy('source')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    service: row.service as ServiceName | null,
    source: row.source as TargetSource | null,
    minutes: row.minutes,
    warnPercent: row.warnPercent,
  }));
}
