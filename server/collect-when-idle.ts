import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/** How often the process is checked, in milliseconds. */
const CHECK_MS = 2_000;
/** A process is idle while its event loop is busy for less than this share of the time. */
const IDLE_SHARE = 0.05;
/** Less garbage is left to the engine, in bytes. */
const GROWTH = 32 * 1024 * 1024;

/** The engine gives it to contexts that are made while the flag is set. The flag is part of the key of compiled modules. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}

const used = () => getHeapStatistics().used_heap_size;

/**
 * Collects the garbage of a burst once the process is idle (docs/decisions/125). The engine lets a heap grow to several
 * times what the last collection has left, and collects nothing while nothing is allocated. Returns what ends the
 * checks.
 */
export function collectWhenIdle(): () => void {
  const collect = collector();
  let checked = performance.eventLoopUtilization();
  let least = 0;
  const timer = setInterval(async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, checked);
    checked = now;
    least = Math.min(least, used());
    if (utilization > IDLE_SHARE || used() - least < GROWTH) return;
    await collect({ type: 'major', execution: 'async' });
    least = used();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
