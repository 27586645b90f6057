import { asActor } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { recordHeartbeat } from './uptime.store.server.ts';

/** Three times a minute, so that a timer that comes late misses none; a minute counts once. */
const BEAT_MS = 20_000;

/**
 * Counts the minutes in which this process runs and reaches its database, the first one before it
 * resolves. A minute that could not be written down was missed. Returns what stops it.
 */
export async function keepHeartbeat(): Promise<() => Promise<void>> {
  let heard = true;
  const beat = async () => {
    try {
      await asActor({ kind: 'system' }, recordHeartbeat);
      heard = true;
    } catch (error) {
      if (heard) log.warn({ err: error }, 'this minute cannot be counted as one of running');
      heard = false;
    }
  };
  let beating = beat();
  await beating;
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beating;
  };
}
