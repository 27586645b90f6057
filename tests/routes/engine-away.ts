import type { Worker } from 'node:worker_threads';
import { databaseAnswers } from '#app/platform/database/database.server.ts';

/**
 * Takes the embedded engine of this process away and gives it back. An engine that ends is started
 * again, so being away means ending each; watch before the site is opened.
 */
export function watchEngine() {
  let engine: Worker | undefined;
  let away = false;
  const onWorker = (worker: Worker) => {
    engine = worker;
    if (away) void worker.terminate();
  };
  process.on('worker', onWorker);
  return {
    takeAway: async () => {
      away = true;
      await engine?.terminate();
    },
    /** Asks until the engine that is started again answers; each question takes its own time. */
    backAgain: async () => {
      away = false;
      const deadline = Date.now() + 30_000;
      while (!(await databaseAnswers())) {
        if (Date.now() > deadline) throw new Error('The database did not come back.');
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop: () => process.off('worker', onWorker),
  };
}
