import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/** How often the process is checked, in milliseconds. */
const CHECK_MS = 2_000;
/** A process is idle while its event loop is busy for less than this share of the time. */
const IDLE_SHARE = 0.05;
/** The garbage of fewer streams is left to the engine. */
const STREAMS = 500;

/** The engine gives it to contexts that are made while the flag is set. The flag is part of the key of compiled modules. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/**
 * Collects the garbage of many streams that were opened, once the process is idle (docs/decisions/125). The engine
 * collects nothing while nothing is allocated, and open streams allocate little. `openStreams` counts those of this
 * process. Returns what ends the checks.
 */
export function collectWhenIdle(openStreams: () => number): () => void {
  const collect = collector();
  let checked = performance.eventLoopUtilization();
  let counted = 0;
  const timer = setInterval(async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, checked);
    checked = now;
    const open = openStreams();
    counted = Math.min(counted, open);
    if (utilization > IDLE_SHARE || open - counted < STREAMS) return;
    counted = open;
    await collect({ type: 'major', execution: 'async' });
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
