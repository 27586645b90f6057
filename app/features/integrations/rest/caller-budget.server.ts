import { boundedQueue } from '#app/platform/threads/bounded-queue.server.ts';
import { RestProblem } from './rest-problem.ts';

const WINDOW_MS = 60_000;
/** Calls a minute of one network or user, and those of them that change something or sign in. */
const MOST = { read: 300, write: 30 } as const;
/** So many callers are counted; a client with more addresses must not fill the memory. */
const MOST_CALLERS = 10_000;

export type Kind = keyof typeof MOST;

let counts = new Map<string, number>();
let windowOpen = false;

/**
 * Counts a call, before its work. By this process alone and in memory: a row for each would cost more than the call.
 * A network that stands for many (null) has no limit of its own.
 */
export function countCall(caller: string | null, kind: Kind): void {
  if (caller === null) return;
  if (!windowOpen) {
    windowOpen = true;
    setTimeout(() => {
      windowOpen = false;
      counts = new Map();
    }, WINDOW_MS).unref();
  }
  const key = `${kind} ${caller}`;
  const before = counts.get(key);
  if ((before ?? 0) >= MOST[kind]) throw new RestProblem(429, 'PT429', 'too_many_calls');
  if (before !== undefined || counts.size < MOST_CALLERS) counts.set(key, (before ?? 0) + 1);
}

/** Calls of all callers together use at most so many connections: pages of the site keep the others. */
export const inTurn = boundedQueue({ atOnce: 3, waiting: 60 });
