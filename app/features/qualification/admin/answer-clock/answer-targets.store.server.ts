import type { Transaction } from 'kysely';
import type { ServiceName } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { AnswerTarget, TargetSource } from './answer-targets.ts';

type Tx = Transaction<DB>;

/** All targets: that of all leads first, then from the general to the particular. */
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
    warnPercent: row.warn_percent,
  }));
}

const columnsOf = (target: Omit<AnswerTarget, 'id' | 'revision'>) => ({
  service: target.service,
  source: target.source,
  minutes: target.minutes,
  warn_percent: target.warnPercent,
});

type Kept = Omit<AnswerTarget, 'id' | 'revision'> & { id: string | null; revision: number };

/**
 * Writes what differs; `changed` where one of them is another by now, and then the transaction has to be
 * given up. Those that go are gone first, so that another may take their place.
 */
export async function writeTargets(
  tx: Tx,
  removed: readonly Pick<AnswerTarget, 'id' | 'revision'>[],
  kept: readonly Kept[],
): Promise<'written' | 'changed'> {
  for (const { id, revision } of removed) {
    const { numDeletedRows } = await tx
      .deleteFrom('answer_targets')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 'changed';
  }
  for (const target of kept) {
    if (target.id === null) {
      await tx.insertInto('answer_targets').values(columnsOf(target)).execute();
      continue;
    }
    const { numUpdatedRows } = await tx
      .updateTable('answer_targets')
      .set(columnsOf(target))
      .where('id', '=', target.id)
      .where('revision', '=', target.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'changed';
  }
  return 'written';
}
