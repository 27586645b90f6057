const FIRST = 100;
/** Fewer would take no less processor time: the fixed cost of a part is most of it. */
const FEWEST = 50;
const MOST = 500;
/** How long a part may take, in milliseconds: on the embedded engine all others wait for its end. */
const ASKED_MS = 150;
/** The duration of a part that was held up predicts little. */
const LEAST_CHANGE = 0.5;
const MOST_CHANGE = 1.5;

/** How many lines the next part has, after one of so many lines that took so long. */
export function nextPart(lines: number, durationMs: number): number {
  const change = Math.min(Math.max(ASKED_MS / Math.max(durationMs, 1), LEAST_CHANGE), MOST_CHANGE);
  return Math.min(Math.max(Math.round(lines * change), FEWEST), MOST);
}

/** Lines of one transaction, as many as fit into the time of a part. */
export class PartSize {
  lines = FIRST;

  /** Runs a part and adjusts the size to its duration. */
  async timed<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const done = await work();
    this.lines = nextPart(this.lines, performance.now() - began);
    return done;
  }
}
