import type { Worker } from 'node:worker_threads';
import { vi } from 'vitest';
import { databaseAcceptsWrites } from '#app/platform/database/database.server.ts';
import { UNTIL } from '../patience.ts';

/**
 * Takes the embedded engine of this process away and gives it back. An engine that ends is started
 * again, so being away means ending each; watch before the site is opened.
 */
export function watchEngine() {
  let engine: Worker | undefined;
  let away = false;
  const onWorker = (worker: Worker) => {
    if (worker.threadName !== 'database-engine') return;
    engine = worker;
    if (away) void worker.terminate();
  };
  process.on('worker', onWorker);
  return {
    disconnect: async () => {
      away = true;
      await engine?.terminate();
    },
    /** Asks until the engine that is started again answers. */
    backAgain: async () => {
      away = false;
      await vi.waitFor(async () => {
        if (!(await databaseAcceptsWrites())) throw new Error('The database did not come back.');
      }, UNTIL);
    },
    stop: () => process.off('worker', onWorker),
  };
}
