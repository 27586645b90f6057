import { settlesWithin } from './deadline.server.ts';
import { currentHandle } from './handle.server.ts';

/** How long a result is reused, in milliseconds: anybody may request it, and each probe is a write. */
const HOLDS_MS = 1_000;
/** How long the database may take, in milliseconds. */
const WAIT_MS = 2_000;

let probe: Promise<boolean> | undefined;
let known: { writes: boolean; at: number } | undefined;

async function probeOnce(): Promise<boolean> {
  const handle = currentHandle();
  if (!handle) return false;
  const writes = await handle.pool.query('select private.probe_write()').then(
    () => true,
    () => false,
  );
  known = { writes, at: performance.now() };
  return writes;
}

/**
 * Whether the database accepts a write within two seconds: false also where it is read-only, after a
 * failover, and where its disk is full. A result is reused for a second, and one probe runs at a time,
 * however many callers wait. Never throws.
 */
export async function databaseAcceptsWrites(): Promise<boolean> {
  if (known && performance.now() - known.at < HOLDS_MS) return known.writes;
  probe ??= probeOnce().finally(() => {
    probe = undefined;
  });
  const current = probe;
  return (await settlesWithin(current, WAIT_MS)) && current;
}
