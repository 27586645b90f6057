import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { clientEntry } from '#app/platform/pages/client-entry.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { type Crash, recordCrash } from './crash-report.store.server.ts';
import { describeCrash } from './describe-crash.server.ts';

type Place = Pick<Crash, 'origin' | 'route'> & { requestId?: string; mail?: boolean };

/** Kinds of crashes that wait at most, and how long until the database is retried. */
const MOST_WAITING = 100;
const RETRY_MS = 2000;
const MOST_REQUEST_IDS = 20;
/** A job that fails once is retried; the team is notified of one that keeps failing. */
const TRIES_BEFORE_MAIL = 3;
/** Reporting its own failure would need the very mail that fails. */
export const CRASH_MAIL = 'crash.team-mail';

const waiting = new Map<string, Crash>();
let writing = false;
let knownRelease: string | undefined;

/** Version and build, such as `0.1.0+B7xKq2a1`. */
function release(): string {
  if (knownRelease === undefined) {
    const manifest = readFileSync(path.join(projectRoot(), 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const build = /-([\w-]+)\.js$/.exec(clientEntry())?.[1];
    knownRelease = build ? `${version}+${build}` : version;
  }
  return knownRelease;
}

/** Groups equal crashes, so that many of one fault write one row. */
function addUp(crash: Crash): void {
  const before = waiting.get(crash.fingerprint);
  if (!before && waiting.size >= MOST_WAITING) return;
  waiting.set(crash.fingerprint, {
    ...crash,
    mail: crash.mail || (before?.mail ?? false),
    times: crash.times + (before?.times ?? 0),
    requestIds: [...crash.requestIds, ...(before?.requestIds ?? [])].slice(0, MOST_REQUEST_IDS),
  });
}

/** Writes the pending crashes, one after the other; a database outage is retried later. */
async function write(): Promise<void> {
  if (writing) return;
  writing = true;
  try {
    for (let [crash] = waiting.values(); crash; [crash] = waiting.values()) {
      waiting.delete(crash.fingerprint);
      if (!(await isWritten(crash))) {
        addUp(crash);
        setTimeout(write, RETRY_MS).unref();
        return;
      }
    }
  } finally {
    writing = false;
  }
}

/** False only while the database is away. */
async function isWritten(crash: Crash): Promise<boolean> {
  try {
    await asActor({ kind: 'system' }, (tx) => recordCrash(tx, crash));
    wakeWorker();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    // Never reported itself: that would go round for ever.
    log.error({ err: error }, 'a crash could not be recorded');
  }
  return true;
}

/** One rejected promise may fail several loaders of a request: that is one crash. */
const lastRequestOf = new WeakMap<object, string>();

function isKnown(error: unknown, requestId: string | undefined): boolean {
  if (typeof error !== 'object' || error === null || requestId === undefined) return false;
  const known = lastRequestOf.get(error) === requestId;
  lastRequestOf.set(error, requestId);
  return known;
}

/**
 * Reports an unexpected error: in the log at once, in `crash_reports` and by mail as soon as the database
 * can be reached. Never throws and blocks nothing.
 */
export function reportCrash(
  error: unknown,
  { origin, route, requestId, mail = true }: Place,
): void {
  try {
    if (isKnown(error, requestId)) return;
    const description = describeCrash(error, `${origin} ${route}`);
    const { message, stack, fingerprint } = description;
    log.error({ message, stack, fingerprint, requestId, route }, 'crash');
    const requestIds = requestId === undefined ? [] : [requestId];
    addUp({ ...description, origin, route, release: release(), requestIds, times: 1, mail });
    void write();
  } catch (failure) {
    log.error({ err: failure }, 'a crash could not be described');
  }
}

/** The same for a job that failed; `retries` is how often it had been tried again before. */
export function reportJobFailure(error: unknown, kind: string, retries: number): void {
  // The job waits for the database as everything does; it is retried.
  if (kind === CRASH_MAIL || error instanceof DatabaseUnavailable) return;
  reportCrash(error, { origin: 'job', route: kind, mail: retries >= TRIES_BEFORE_MAIL });
}
