import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const sent = await asActor({ kind: 'system' }, async (tx) => {
      const { rows } = await sql<{ sent: number }>`
        select private.send_due_replies() as sent`.execute(tx);
      return rows[0]?.sent ?? 0;
    });
    if (sent > 0) nudgeJobs();
  } catch (error) {
    log.warn({ err: error }, 'answers that are due could not be sent; trying again in a minute');
  }
}

/** Looks every minute which answers are due. Several processes may: each goes once. Returns what stops it. */
export function keepSendingReplies(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
