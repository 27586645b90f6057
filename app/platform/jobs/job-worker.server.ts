import type { Job, JobResult, PgBoss } from 'pg-boss';
import { pollSoon, runSideBySide } from '#app/platform/database/database.server.ts';
import { jobSql } from '#app/platform/database/job-sql.server.ts';
import { calmMoment } from '#app/platform/http/requests-in-progress.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { inLogContext } from '#app/platform/log/log-context.ts';
import { MailDelayed } from '#app/platform/mail/mail-delayed.server.ts';
import { RecipientRefused } from '#app/platform/mail/recipient-refused.server.ts';
import { inSpan } from '#app/platform/trace/trace.server.ts';
import type { JobHandler } from './job-handler.server.ts';
import { returnJobs } from './job-release.server.ts';
import { TurnMissed } from './turn-missed.server.ts';

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

/** Runs a job, and says how it ended; undefined where it may not begin any more. */
async function runJob(
  job: Job<Payload>,
  handler: JobHandler,
  onFailure: OnFailure,
  mayBegin?: () => boolean,
): Promise<JobResult | undefined> {
  const { id, name: kind, data, retryCount } = job;
  try {
    const last = retryCount >= RETRIES.retryLimit;
    const facts = { id, kind, last, ...(mayBegin && { mayBegin }) };
    const output = await inLogContext({ job: id, kind }, () =>
      inSpan('consumer', kind, { 'messaging.message.id': id }, () => handler(data, facts)),
    );
    // A user may be watching one that has failed before.
    if (retryCount > 0) listChanged('work');
    return { id, status: 'completed', output };
  } catch (error) {
    if (error instanceof TurnMissed) return undefined;
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

type Run = (job: Job<Payload>, mayBegin: () => boolean) => Promise<JobResult | undefined>;

/** One job after the other. */
async function inTurn(
  works: readonly (() => Promise<JobResult | undefined>)[],
): Promise<(JobResult | undefined)[]> {
  const results: (JobResult | undefined)[] = [];
  for (const work of works) {
    await calmMoment();
    results.push(await work());
  }
  return results;
}

/**
 * Runs jobs that were taken together. What has not begun after a while goes back into the queue: no other worker may take
 * a job for silent before this one begins it.
 */
async function runTaken(
  jobs: readonly Job<Payload>[],
  handler: JobHandler,
  run: Run,
): Promise<JobResult[]> {
  const taken = performance.now();
  let hasBegun = false;
  const begin = (job: Job<Payload>) => {
    // One that was aborted is no longer this worker's.
    if (job.signal.aborted || (hasBegun && performance.now() - taken > TURN_MS)) return false;
    hasBegun = true;
    return true;
  };
  const works = handler.sideBySide
    ? jobs.map((job) => () => run(job, () => begin(job)))
    : jobs.map((job) => async () => (begin(job) ? run(job, () => true) : undefined));
  const results = await (handler.sideBySide ? runSideBySide(works) : inTurn(works));
  const left = jobs.filter((job, place) => !results[place] && !job.signal.aborted);
  if (left.length > 0) {
    // Those that cannot be returned count as failed and are tried again.
    await returnJobs(left).catch((error) =>
      log.warn({ err: error, kind: left[0]?.name }, 'jobs could not go back into the queue'),
    );
  }
  return results.filter((result) => result !== undefined);
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
        return await runTaken(jobs, handler, (job, mayBegin) =>
          runJob(job, handler, onFailure, mayBegin),
        );
      } finally {
        // Another job of the kind may be waiting, and this one for its next try.
        boss.notifyWorker(worker);
        pollSoon();
      }
    },
  );
  return worker;
}
