import { PgBoss } from 'pg-boss';
import { asActor } from './database/database.server.ts';
import { jobSql } from './database/job-sql.server.ts';
import { log } from './log.server.ts';

/** Does a job. Payloads carry ids only; throwing means "try again later". */
export type JobHandler = (payload: Readonly<Record<string, string>>) => Promise<void>;
/** Hears of every failure; `retries` is how often the job had been tried again before. */
type OnFailure = (error: unknown, kind: string, retries: number) => void;

/** Retries go on for about two days: 1 s, 2 s, 4 s … up to an hour apart. */
const RETRIES = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 3600 };
const RELAY_MS = 2000;
const RELAY_BATCH = 100;

type Running = {
  nudge: () => void;
  stop: () => Promise<void>;
  retry: (kind: string, id: string) => Promise<void>;
};

let running: Running | undefined;

async function outboxRows() {
  return asActor({ kind: 'system' }, (tx) =>
    tx
      .selectFrom('outbox')
      .select(['id', 'kind', 'payload'])
      .orderBy('created_at')
      .limit(RELAY_BATCH)
      .execute(),
  );
}

/**
 * Moves outbox rows to the queue. A row's id becomes the job's, so that a relay cut short, or two
 * processes relaying at once, still make one job.
 */
async function relay(boss: PgBoss, kinds: ReadonlySet<string>): Promise<number> {
  const rows = (await outboxRows()).filter(({ kind }) => kinds.has(kind));
  for (const { id, kind, payload } of rows) await boss.send(kind, payload as object, { id });
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await asActor({ kind: 'system' }, (tx) =>
      tx.deleteFrom('outbox').where('id', 'in', ids).execute(),
    );
  }
  return rows.length;
}

/** Starts the workers of all handlers, by kind, and the relay that feeds them. Throws, leaving
 * nothing behind, when the database is away. */
export async function startJobs(
  handlers: Readonly<Record<string, JobHandler>>,
  backend: 'pglite' | 'postgres',
  onFailure: OnFailure = () => {},
): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: jobSql as (text: string, values?: unknown[]) => Promise<{ rows: never[] }> },
    backend,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job library'));
  try {
    await run(boss, handlers, onFailure);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

async function run(
  boss: PgBoss,
  handlers: Readonly<Record<string, JobHandler>>,
  onFailure: OnFailure,
): Promise<void> {
  await boss.start();
  const workers: string[] = [];
  for (const [kind, handler] of Object.entries(handlers)) {
    await boss.createQueue(kind, RETRIES);
    const worker = await boss.work<Record<string, string>>(
      kind,
      { pollingIntervalSeconds: 2, includeMetadata: true },
      async ([job]) => {
        if (!job) return;
        try {
          await handler(job.data);
        } catch (error) {
          log.warn({ err: error, kind, job: job.id }, 'job failed; it will be tried again');
          onFailure(error, kind, job.retryCount);
          throw error;
        }
      },
    );
    workers.push(worker);
  }

  const kinds = new Set(Object.keys(handlers));
  let busy: Promise<void> | undefined;
  let again = false;
  const round = async () => {
    try {
      do {
        again = false;
        if ((await relay(boss, kinds)) > 0) for (const id of workers) boss.notifyWorker(id);
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
  const timer = setInterval(nudge, RELAY_MS);
  running = {
    nudge,
    retry: async (kind, id) => {
      // A kind that somebody made up is nothing to retry, and no crash.
      if (!(await boss.getQueue(kind))) return;
      await boss.retry(kind, id);
      for (const worker of workers) boss.notifyWorker(worker);
    },
    stop: async () => {
      clearInterval(timer);
      await busy;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
  nudge();
}

/** Tells the relay that a transaction with follow-ups has committed; calls in a burst coalesce. */
export function nudgeJobs(): void {
  running?.nudge();
}

/** Lets running jobs end, then stops. */
export async function stopJobs(): Promise<void> {
  await running?.stop();
  running = undefined;
}

/** States of a job, as the job library calls them. */
export const JOB_STATES = [
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed',
] as const;
export type JobState = (typeof JOB_STATES)[number];

export type Job = {
  id: string;
  kind: string;
  state: JobState;
  tries: number;
  createdAt: string;
  /** When it is tried next, where it waits. */
  startsAt: string;
  /** The last error's own words, where there is one. */
  error: string;
};

type JobRow = {
  id: string;
  name: string;
  state: JobState;
  retry_count: number;
  created_on: Date;
  start_after: Date;
  error: string | null;
};

/** Jobs, newest first; those after the moment given. Payloads stay where they are. */
export async function listJobs(
  { state, before }: { state?: JobState | undefined; before?: string | undefined },
  limit: number,
): Promise<Job[]> {
  const { rows } = await jobSql(
    `select id, name, state, retry_count, created_on, start_after,
       coalesce(output ->> 'message', output -> 'value' ->> 'message') as error
     from pgboss.job
     where ($1::text is null or state::text = $1) and ($2::timestamptz is null or created_on < $2)
       and name not like '\\_\\_pgboss%'
     order by created_on desc limit $3`,
    [state ?? null, before ?? null, limit],
  );
  return (rows as JobRow[]).map((row) => ({
    id: row.id,
    kind: row.name,
    state: row.state,
    tries: row.retry_count,
    createdAt: row.created_on.toISOString(),
    startsAt: row.start_after.toISOString(),
    error: row.error ?? '',
  }));
}

/** Puts a job that failed back into the queue, to be done at once. */
export async function retryJob(kind: string, id: string): Promise<void> {
  await running?.retry(kind, id);
}
