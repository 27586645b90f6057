import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type AnswerTimes, TARGETED, type TicketTarget } from './ticket-targets.ts';

type Tx = Transaction<DB>;

/** All targets of tickets, the most urgent first. */
export async function readTicketTargets(tx: Tx): Promise<TicketTarget[]> {
  const rows = await tx.selectFrom('ticket_targets').selectAll().execute();
  return TARGETED.flatMap((priority) => {
    const row = rows.find((one) => one.priority === priority);
    return row
      ? [
          {
            priority,
            revision: row.revision,
            answerMinutes: row.answerMinutes,
            solveMinutes: row.solveMinutes,
            warnPercent: row.warnPercent,
          },
        ]
      : [];
  });
}

/** How long first answers took in the last 90 days, by priority and of all. */
export async function readAnswerTimes(tx: Tx): Promise<AnswerTimes[]> {
  const rows = await callRows(
    tx,
    'public.ticket_answer_times',
    { days: 90 },
    { priority: typed<AnswerTimes['priority']>() },
  );
  return rows.map((row) => ({
    priority: row.priority,
    averageHours: row.averageResponseTime,
    medianSeconds: row.medianSeconds,
    answers: row.answers,
    inTime: row.inTime,
  }));
}

/** Writes the differences; `changed` where one of them has changed since. */
export async function writeTicketTargets(
  tx: Tx,
  typed: readonly TicketTarget[],
): Promise<'written' | 'changed'> {
  const stored = await readTicketTargets(tx);
  for (const { priority, revision, answerMinutes, solveMinutes, warnPercent } of typed) {
    const was = stored.find((one) => one.priority === priority);
    const stays =
      was?.answerMinutes === answerMinutes &&
      was.solveMinutes === solveMinutes &&
      was.warnPercent === warnPercent;
    if (stays) continue;
    const { numUpdatedRows } = await tx
      .updateTable('ticket_targets')
      .set({
        answerMinutes,
        solveMinutes,
        warnPercent,
      })
      .where('priority', '=', priority)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'changed';
  }
  return 'written';
}
