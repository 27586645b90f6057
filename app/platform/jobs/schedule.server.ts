import { watch } from '#app/platform/database/database.server.ts';
import { calmMoment } from '#app/platform/http/requests-in-progress.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** The first requests of a process come before its tasks: one statement blocks all others of the embedded engine. */
const FIRST_AFTER_MS = 1_000;

/** A task that every process runs by itself: a second after its start, then repeatedly. Several may run it at once. */
export type ScheduledTask = {
  /** The name in the log, should it fail. */
  name: string;
  everyMs: number;
  /** SQL expression that is true where the task is due early; polled every few seconds (`watch`). */
  when?: string;
  /** The part of the time that early runs take at most. At 0.05 a run of one second is followed by no early one for 19. */
  earlyPart?: number;
  /** Ends early once `wanted` is false. */
  run: (wanted: () => boolean) => Promise<unknown>;
};

function keepTask({ name, everyMs, when, earlyPart = 1, run }: ScheduledTask): () => Promise<void> {
  let wanted = true;
  let busy: Promise<void> | undefined;
  let earlyFrom = 0;
  const once = async () => {
    await calmMoment();
    if (!wanted) return;
    const began = performance.now();
    try {
      await run(() => wanted);
    } catch (error) {
      log.warn({ err: error, task: name }, 'a scheduled task failed; it runs again');
    }
    const ended = performance.now();
    earlyFrom = ended + (ended - began) * (1 / earlyPart - 1);
  };
  const start = () => {
    if (!wanted) return;
    busy ??= once().finally(() => {
      busy = undefined;
    });
  };
  const first = setTimeout(start, FIRST_AFTER_MS);
  const timer = setInterval(start, everyMs);
  const startEarly = (due: unknown) => {
    if (due && performance.now() >= earlyFrom) start();
  };
  const unwatch = when === undefined ? undefined : watch(when, startEarly);
  return async () => {
    wanted = false;
    clearTimeout(first);
    clearInterval(timer);
    unwatch?.();
    await busy;
  };
}

/** Runs each task by its schedule, one run of it at a time. Returns a function that stops all, and resolves
 * once none is running. */
export function keepSchedule(tasks: readonly ScheduledTask[]): () => Promise<void> {
  const stops = tasks.map(keepTask);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
