import type { IncomingMessage } from 'node:http';

/** Posts hold what a user has typed. */
export type RequestKind = 'reads' | 'writes';
type Received = Pick<IncomingMessage, 'complete'>;

/** From so many requests in progress background work waits for them. Below the knee there are two or three. */
const BUSY_FROM = 4;
/** Background work waits no longer, in milliseconds: of each kind of job a process does some four in a second, however
 * many requests it has. */
const LONGEST_MS = 250;

/** Requests that the process works on now, except those that memory answers. */
const inProgress: Record<RequestKind, Set<Received>> = { reads: new Set(), writes: new Set() };
const waiting = new Set<() => void>();

export const countInProgress = (kind: RequestKind): number => inProgress[kind].size;

function isBusy(): boolean {
  let received = 0;
  for (const requests of Object.values(inProgress)) {
    for (const { complete } of requests) {
      // A body that is still on its way costs nothing, and its sender may be slow on purpose.
      if (complete) received += 1;
      if (received >= BUSY_FROM) return true;
    }
  }
  return false;
}

/** One for each request that ends: all at once would be the next burst. */
function letWorkGoOn(): void {
  const idle = countInProgress('reads') + countInProgress('writes') === 0;
  for (const go of waiting) {
    if (!idle && isBusy()) return;
    go();
    if (!idle) return;
  }
}

/** Counts a request for as long as `work` takes. */
export async function whileInProgress(
  kind: RequestKind,
  request: Received,
  work: () => Promise<void>,
): Promise<void> {
  inProgress[kind].add(request);
  try {
    await work();
  } finally {
    inProgress[kind].delete(request);
    letWorkGoOn();
  }
}

/**
 * For background work, before each piece of it: resolves once few requests are in progress, or after a quarter of a
 * second. So a burst is answered before the mails that it caused are sent, and these go on all the same.
 */
export function calmMoment(): Promise<void> {
  if (waiting.size === 0 && !isBusy()) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(latest);
      waiting.delete(go);
      resolve();
    };
    const latest = setTimeout(go, LONGEST_MS);
    waiting.add(go);
  });
}
