import { log } from '#app/platform/log/log.server.ts';

type Source = {
  /** Reads the number that any change to a table that pages read has raised. */
  read: () => Promise<number>;
  /** Calls back with the number some process announced, or null when some may have been missed;
   * returns how to stop. */
  listen: (announced: (generation: number | null) => void) => () => void;
  /** Calls back with the number every few seconds: a listening connection can be lost without a word. */
  watch: (read: (generation: number) => void) => () => void;
};

const state = globalThis as {
  __generation?: { current: number; subscribers: Set<() => void>; stop?: () => void };
};

function kept() {
  state.__generation ??= { current: 0, subscribers: new Set() };
  return state.__generation;
}

/** The newest generation this process knows of. */
export function currentGeneration(): number {
  return kept().current;
}

/** Takes note of a generation, wherever it was learnt. Numbers never go back. */
export function noteGeneration(generation: number): void {
  const known = kept();
  if (generation <= known.current) return;
  known.current = generation;
  for (const subscriber of known.subscribers) subscriber();
}

/** Runs `react` after every rise. */
export function onGeneration(react: () => void): void {
  kept().subscribers.add(react);
}

/** Follows the database's number until stopped. While the database is away the last one holds. */
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
