import { log } from '#app/platform/log/log.server.ts';

type Source = {
  /** Reads the number that rises with any change to a table that pages read. */
  read: () => Promise<number>;
  /** Calls back with the number that a process announced, or null when some may have been missed; returns
   * how to stop. */
  listen: (announced: (generation: number | null) => void) => () => void;
  /** Calls back with the number every few seconds: a listening connection can be lost silently. */
  watch: (read: (generation: number) => void) => () => void;
};

const state = globalThis as {
  __generation?: { current: number; subscribers: Set<() => void>; stop?: () => void };
};

function stored() {
  state.__generation ??= { current: 0, subscribers: new Set() };
  return state.__generation;
}

/** The newest generation that this process has read. */
export function currentGeneration(): number {
  return stored().current;
}

/** Records a generation from any source. Numbers never fall. */
export function noteGeneration(generation: number): void {
  const known = stored();
  if (generation <= known.current) return;
  known.current = generation;
  for (const subscriber of known.subscribers) subscriber();
}

/** Runs `react` after every rise. */
export function onGeneration(react: () => void): void {
  stored().subscribers.add(react);
}

/** Follows the database's number until stopped. While the database is unavailable the last one holds. */
export async function followGeneration(source: Source): Promise<() => void> {
  let reachable = true;
  const refresh = async () => {
    try {
      noteGeneration(await source.read());
      reachable = true;
    } catch (error) {
      if (reachable) log.warn({ err: error }, 'the page generation cannot be read');
      reachable = false;
    }
  };
  await refresh();
  const unwatch = source.watch(noteGeneration);
  const unlisten = source.listen((generation) => {
    if (generation === null) void refresh();
    else noteGeneration(generation);
  });
  return () => {
    unwatch();
    unlisten();
  };
}
