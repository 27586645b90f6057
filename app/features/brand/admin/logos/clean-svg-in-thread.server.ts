import { workerThread } from '#app/platform/threads/worker-thread.server.ts';
import type { CleanSvg } from './clean-svg.server.ts';

/** As `cleanSvg`, beside the thread that answers requests: the author of the file may have built it to take
 * long. Rejects after ten seconds. */
export const cleanSvgInThread = workerThread<Uint8Array, CleanSvg>({
  file: 'app/features/brand/admin/logos/svg-cleaner.server.ts',
  name: 'svg-cleaner',
  waiting: 20,
  limitMs: 10_000,
});
