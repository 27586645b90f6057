import type { PgBoss } from 'pg-boss';
import { askSoon } from '#app/platform/database/database.server.ts';
import { jobSql } from '#app/platform/database/job-sql.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { inLogContext } from '#app/platform/log/log-context.ts';
import { MailDelayed } from '#app/platform/mail/mail-delayed.server.ts';
import { RecipientRefused } from '#app/platform/mail/recipient-refused.server.ts';
import { inSpan } from '#app/platform/trace/trace.server.ts';
import type { JobHandler } from './job-handler.server.ts';

/** Called on every failure; `retries` is how often the job had been retried before. */
export type OnFailure = (error: unknown, kind: string, retries: number) => void;

/** Retries go on for about two days: 1 s, 2 s, 4 s … up to an hour apart. */
export const RETRIES = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 };

/** Between two heartbeats: the second may be late. */
const BEAT_SECONDS = 10;
/** Workers are notified when work is due and never poll by themselves. */
const NEVER_SECONDS = 14 * 24 * 3600;

/** This try is the last one. */
const giveUp = (id: string) =>
  jobSql('update pgboss.job set retry_limit = retry_count where id = $1', [id]);

/** A worker of one kind, which runs one job at a time. Returns its id. */
export async function startWorker(
  boss: PgBoss,
  kind: string,
  handler: JobHandler,
  onFailure: OnFailure,
): Promise<string> {
  let worker = '';
  worker = await boss.work<Record<string, string>>(
    kind,
    {
      pollingIntervalSeconds: NEVER_SECONDS,
      heartbeatRefreshSeconds: BEAT_SECONDS,
      includeMetadata: true,
    },
    async ([job]) => {
      if (!job) return undefined;
      try {
        const facts = { id: job.id, kind, last: job.retryCount >= RETRIES.retryLimit };
        const outcome = await inLogContext({ job: job.id, kind }, () =>
          inSpan('consumer', kind, { 'messaging.message.id': job.id }, () =>
            handler(job.data, facts),
          ),
        );
        // A user may be watching one that has failed before.
        if (job.retryCount > 0) listChanged('work');
        return outcome;
      } catch (error) {
        if (error instanceof RecipientRefused) {
          log.warn({ kind, job: job.id }, 'the address accepts no mail; the job has failed');
          await giveUp(job.id);
          throw error;
        }
        if (error instanceof MailDelayed) {
          log.info({ kind, job: job.id }, 'the mail waits for the hourly limit');
        } else {
          log.warn({ err: error, kind, job: job.id }, 'job failed; it will be retried');
          onFailure(error, kind, job.retryCount);
        }
        listChanged('work');
        throw error;
      } finally {
        // Another job of the kind may be waiting, and this one for its next try.
        boss.notifyWorker(worker);
        askSoon();
      }
    },
  );
  return worker;
}
