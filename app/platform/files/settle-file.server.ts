import { noteJob } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** By then the process that was about to keep or remove the file has done so, or has ended. */
const SETTLE_AFTER_SECONDS = 600;

/**
 * Files and rows are not written in one transaction: a process that is killed between the two leaves one
 * without the other. Before either, a job is enqueued that checks both. In a transaction of its own: its
 * failure does not lose what the user sent.
 */
export async function settleFileLater(
  kind: string,
  key: string,
  seconds = SETTLE_AFTER_SECONDS,
): Promise<void> {
  try {
    await noteJob(kind, { storage_key: key }, seconds);
  } catch (error) {
    log.warn({ err: error, kind }, 'the check of a changed file could not be enqueued');
  }
}
