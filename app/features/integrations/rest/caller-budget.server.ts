import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { boundedQueue } from '#app/platform/threads/bounded-queue.server.ts';
import { RestProblem } from './rest-problem.ts';

const WINDOW_MS = 60_000;
/** Calls a minute of one network or user, and those of them that change something or sign in. */
const MOST = { read: 300, write: 30 } as const;
/**
 * So many reads are one hit of the counter that all processes share (`count_rest_call.sql`): a row written for every read
 * would cost more than the read. The first share of a minute is counted by the process alone.
 */
const SHARE = 20;
/** So many callers are counted; a client with more addresses must not fill the memory. */
const MOST_CALLERS = 10_000;

type Kind = keyof typeof MOST;

let counts = new Map<string, number>();
let windowOpen = false;

const tooMany = () => new RestProblem(429, 'PT429', 'too_many_calls');

async function takeShare(caller: string, kind: Kind): Promise<boolean> {
  try {
    return await asActor({ kind: 'system' }, (tx) =>
      callValue(tx, 'private.count_rest_call', { caller, kind }),
    );
  } catch (error) {
    // The call itself says that it is unavailable.
    if (error instanceof DatabaseUnavailable) return true;
    throw error;
  }
}

/**
 * Counts a call, before its work: in memory, and by shares with the other processes. A network that stands for many (null)
 * has no limit of its own.
 */
export async function countCall(caller: string | null, kind: Kind): Promise<void> {
  if (caller === null) return;
  if (!windowOpen) {
    windowOpen = true;
    setTimeout(() => {
      windowOpen = false;
      counts = new Map();
    }, WINDOW_MS).unref();
  }
  const key = `${kind} ${caller}`;
  const before = counts.get(key) ?? 0;
  if (before >= MOST[kind]) throw tooMany();
  if (before > 0 || counts.size < MOST_CALLERS) counts.set(key, before + 1);
  const needsShare = kind === 'write' || (before > 0 && before % SHARE === 0);
  if (!needsShare || (await takeShare(caller, kind))) return;
  // Until the window ends, no further row is asked for.
  counts.set(key, MOST[kind]);
  throw tooMany();
}

/** Calls of all callers together use at most so many connections: pages of the site keep the others. */
export const inTurn = boundedQueue({ atOnce: 3, waiting: 60 });
