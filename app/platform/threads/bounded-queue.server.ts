/** The queue is full: the call is refused instead of queued. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs at most `atOnce` tasks at the same time and queues `waiting` more, first in, first out. The returned
 * function throws {@link QueueFull} for any beyond.
 */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw new QueueFull('Too much of this work is waiting.');
      // A finished task passes its place to the next in the queue, so that no later caller overtakes.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
