import { useMemo, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for every clock on the screen; each rerenders only itself. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
const still = () => () => {};

/** Whole seconds by this device since facts of that name arrived; 0 on the server, and where nothing ticks. */
export function usePassed(readAt: string, ticks: boolean): number {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts when these facts arrive
  const came = useMemo(() => Date.now(), [readAt]);
  const at = useSyncExternalStore(
    ticks ? subscribe : still,
    () => now,
    () => 0,
  );
  return Math.max(0, Math.round((at - came) / SECOND_MS));
}
