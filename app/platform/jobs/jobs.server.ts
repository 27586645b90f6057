import { PgBoss } from 'pg-boss';
import { ownsDatabase, pollNow, watch } from '#app/platform/database/database.server.ts';
import { isUniqueViolation } from '#app/platform/database/errors.server.ts';
import { jobSql } from '#app/platform/database/job-sql.server.ts';
import { calmMoment } from '#app/platform/http/requests-in-progress.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { DUE_WORK_INDEXES, type DueWork, dueWork } from './due-work.server.ts';
import type { JobHandler } from './job-handler.server.ts';
import { reviveJobs, runJobsNow } from './job-list.server.ts';
import { releaseJobs } from './job-release.server.ts';
import { type OnFailure, RETRIES, startWorker } from './job-worker.server.ts';
import { expiryOf, HEARTBEAT_SECONDS, RELAY_BATCH, relay } from './relay.server.ts';

/** The library's own maintenance: jobs that exceed their time, and rows to delete. */
const MAINTENANCE = {
  superviseIntervalSeconds: 600,
  monitorIntervalSeconds: 600,
  queueCacheIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
};
/** Longest wait for scheduled work, in milliseconds; the next poll finds the rest. */
const LONGEST_WAIT_MS = 3_600_000;

type Running = {
  nudge: () => void;
  stop: () => Promise<void>;
  later: (
    kind: string,
    payload: Readonly<Record<string, string>>,
    seconds: number,
  ) => Promise<void>;
  retry: (ids: readonly string[]) => Promise<number>;
  kinds: () => Promise<string[]>;
};

let running: Running | undefined;

/** Starts the workers of all handlers, by kind, and the relay that feeds them. Throws, leaving nothing
 * behind, when the database is unavailable. */
export async function startJobs(
  handlers: Readonly<Record<string, JobHandler>>,
  backend: 'pglite' | 'postgres',
  onFailure: OnFailure = () => {},
): Promise<void> {
  // Else `npm run migrate` has made the library's tables.
  const migrate = await ownsDatabase();
  const boss = new PgBoss({
    db: { executeSql: jobSql as (text: string, values?: unknown[]) => Promise<{ rows: never[] }> },
    backend,
    migrate,
    schedule: false,
    ...MAINTENANCE,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job library'));
  try {
    await run(boss, handlers, { alone: backend === 'pglite', migrate, onFailure });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/**
 * Of two processes that create the library's tables at once, on a new database, the second is refused. It
 * finds the tables at its second try.
 */
async function open(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await boss.start();
  }
}

/** Notifies the workers of kinds that are due. Those of a kind start with its first job: each asks for work as it does. */
function notifier(
  boss: PgBoss,
  handlers: Readonly<Record<string, JobHandler>>,
  onFailure: OnFailure,
): (kinds: Iterable<string>) => void {
  const workers = new Map<string, string[]>();
  const startAll = async (kind: string, handler: JobHandler, started: string[]) => {
    try {
      while (started.length < (handler.atOnce ?? 1)) {
        started.push(await startWorker(boss, kind, handler, onFailure));
      }
    } catch (error) {
      // The next look finds its jobs again.
      if (started.length === 0) workers.delete(kind);
      log.warn({ err: error, kind }, 'workers could not be started');
    }
  };
  return (kinds) => {
    for (const kind of kinds) {
      const handler = handlers[kind];
      const started = workers.get(kind);
      if (started) for (const worker of started) boss.notifyWorker(worker);
      else if (handler) {
        const first: string[] = [];
        workers.set(kind, first);
        void startAll(kind, handler, first);
      }
    }
  };
}

async function run(
  boss: PgBoss,
  handlers: Readonly<Record<string, JobHandler>>,
  { alone, migrate, onFailure }: { alone: boolean; migrate: boolean; onFailure: OnFailure },
): Promise<void> {
  await open(boss);
  if (migrate) await jobSql(DUE_WORK_INDEXES);
  // No other process can own them: their owner is dead.
  if (alone) await releaseJobs('all');
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const kind of Object.keys(handlers)) {
    if (!queues.has(kind)) await boss.createQueue(kind, RETRIES);
  }

  const kinds = new Map(
    Object.entries(handlers).map(([kind, { maxSeconds }]) => [kind, maxSeconds]),
  );
  const notify = notifier(boss, handlers, onFailure);
  let busy: Promise<void> | undefined;
  let again = false;
  const round = async () => {
    try {
      do {
        await calmMoment();
        // What was enqueued until now is moved together.
        again = false;
        const moved = await relay(boss, kinds);
        notify(new Set(moved));
        if (moved.length >= RELAY_BATCH) again = true;
      } while (again);
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be relayed');
    }
  };
  const nudge = () => {
    again = true;
    busy ??= round().finally(() => {
      busy = undefined;
    });
  };
  let next: NodeJS.Timeout | undefined;
  const look = (due: DueWork) => {
    if (due.silent) void release();
    if (due.outbox) nudge();
    notify(due.kinds);
    clearTimeout(next);
    if (due.next_ms === null) return;
    next = setTimeout(pollNow, Math.min(due.next_ms, LONGEST_WAIT_MS));
    next.unref();
  };
  const release = async () => {
    try {
      const jobs = await releaseJobs('silent');
      // Another process may have been first.
      if (jobs === 0) return;
      log.warn({ jobs }, 'released jobs of a dead worker');
      pollNow();
    } catch (error) {
      log.warn({ err: error }, 'jobs of a dead worker could not be released');
    }
  };
  const unwatch = watch(dueWork([...kinds.keys()]), (due) => look(due as DueWork));
  running = {
    nudge,
    later: async (kind, payload, seconds) => {
      await boss.send(kind, payload, {
        startAfter: seconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        ...expiryOf(kinds.get(kind)),
      });
      pollNow();
    },
    retry: async (ids) => {
      const retried = (await reviveJobs(ids)) + (await runJobsNow(ids));
      if (retried > 0) {
        pollNow();
        listChanged('work');
      }
      return retried;
    },
    kinds: async () => {
      const names = (await boss.getQueues()).map(({ name }) => name);
      return names.filter((name) => !name.startsWith('__pgboss')).sort();
    },
    stop: async () => {
      unwatch();
      clearTimeout(next);
      await busy;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
  nudge();
  // What the last process has left.
  pollNow();
}

/** Notifies the relay that a transaction with follow-ups has committed; calls in a burst coalesce. */
export function wakeWorker(): void {
  running?.nudge();
}

/** Whether this process runs jobs. */
export const isRunningJobs = (): boolean => running !== undefined;

/** Lets running jobs end, then stops. */
export async function stopJobs(): Promise<void> {
  await running?.stop();
  running = undefined;
}

/** Enqueues a job that is due later, even if this process ends until then. False without workers, as while
 * the database is unavailable. */
export async function noteJob(
  kind: string,
  payload: Readonly<Record<string, string>>,
  seconds: number,
): Promise<boolean> {
  await running?.later(kind, payload, seconds);
  return running !== undefined;
}

/** Runs jobs that failed, or that wait for another try, at once; returns how many of these there were. */
export async function retryJobs(ids: readonly string[]): Promise<number> {
  return (await running?.retry(ids)) ?? 0;
}

/** Kinds of jobs that the database has a queue for, sorted; none without workers, as while it is
 * unavailable. */
export async function jobKinds(): Promise<string[]> {
  return (await running?.kinds()) ?? [];
}
