import type { Job, JobResult, PgBoss } from 'pg-boss';
import { pollSoon } from '#app/platform/database/database.server.ts';
import { jobSql } from '#app/platform/database/job-sql.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { inLogContext } from '#app/platform/log/log-context.ts';
import { MailDelayed } from '#app/platform/mail/mail-delayed.server.ts';
import { RecipientRefused } from '#app/platform/mail/recipient-refused.server.ts';
import { inSpan } from '#app/platform/trace/trace.server.ts';
import type { JobHandler } from './job-handler.server.ts';
import { returnJobs } from './job-release.server.ts';

type Payload = Record<string, string>;

/** Called on every failure; `retries` is how often the job had been retried before. */
export type OnFailure = (error: unknown, kind: string, retries: number) => void;

/** Retries go on for about two days: 1 s, 2 s, 4 s … up to an hour apart. */
export const RETRIES = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 };

/** Between two heartbeats: the second may be late. */
const BEAT_SECONDS = 10;
/** How long after they were taken together another of the jobs begins, in milliseconds: well within the time after
 * which a worker counts as dead. */
const TURN_MS = 10_000;
/** Workers are notified when work is due and never poll by themselves. */
const NEVER_SECONDS = 14 * 24 * 3600;

/** This try is the last one. */
const giveUp = (id: string) =>
  jobSql('update pgboss.job set retry_limit = retry_count where id = $1', [id]);

/** Runs a job, and says how it ended. */
async function runJob(
  job: Job<Payload>,
  handler: JobHandler,
  onFailure: OnFailure,
): Promise<JobResult> {
  const { id, name: kind, data, retryCount } = job;
  try {
    const facts = { id, kind, last: retryCount >= RETRIES.retryLimit };
    const output = await inLogContext({ job: id, kind }, () =>
      inSpan('consumer', kind, { 'messaging.message.id': id }, () => handler(data, facts)),
    );
    // A user may be watching one that has failed before.
    if (retryCount > 0) listChanged('work');
    return { id, status: 'completed', output };
  } catch (error) {
    if (error instanceof RecipientRefused) {
      log.warn({ kind, job: id }, 'the address accepts no mail; the job has failed');
      // Where the database is away it is tried again. The results of the others are stored all the same.
      await giveUp(id).catch((failure) =>
        log.warn({ err: failure, kind, job: id }, 'the job could not be given up'),
      );
    } else {
      if (error instanceof MailDelayed) {
        log.info({ kind, job: id }, 'the mail waits for the hourly limit');
      } else {
        log.warn({ err: error, kind, job: id }, 'job failed; it will be retried');
        onFailure(error, kind, retryCount);
      }
      listChanged('work');
    }
    return { id, status: 'failed', output: error };
  }
}

/**
 * Runs jobs that were taken together, one after the other. What has not begun after a while goes back into the queue:
 * no other worker may take a job for silent before this one begins it.
 */
async function runInTurn(
  jobs: readonly Job<Payload>[],
  run: (job: Job<Payload>) => Promise<JobResult>,
): Promise<JobResult[]> {
  const taken = performance.now();
  const results: JobResult[] = [];
  for (const [place, job] of jobs.entries()) {
    if (place > 0 && performance.now() - taken > TURN_MS) {
      // Those that cannot be returned count as failed and are tried again.
      await returnJobs(jobs.slice(place)).catch((error) =>
        log.warn({ err: error, kind: job.name }, 'jobs could not go back into the queue'),
      );
      break;
    }
    // Else it is no longer this worker's.
    if (!job.signal.aborted) results.push(await run(job));
  }
  return results;
}

/** A worker of one kind, which runs one job at a time. Returns its id. */
export async function startWorker(
  boss: PgBoss,
  kind: string,
  handler: JobHandler,
  onFailure: OnFailure,
): Promise<string> {
  let worker = '';
  worker = await boss.work<Payload>(
    kind,
    {
      pollingIntervalSeconds: NEVER_SECONDS,
      heartbeatRefreshSeconds: BEAT_SECONDS,
      batchSize: handler.inTurn ?? 1,
      includeMetadata: true,
      perJobResults: true,
    },
    async (jobs) => {
      try {
        return await runInTurn(jobs, (job) => runJob(job, handler, onFailure));
      } finally {
        // Another job of the kind may be waiting, and this one for its next try.
        boss.notifyWorker(worker);
        pollSoon();
      }
    },
  );
  return worker;
}
