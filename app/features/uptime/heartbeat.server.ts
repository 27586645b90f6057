import { asActor, watch } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { recordHeartbeat } from './uptime.store.server.ts';

/** As record_heartbeat() accepts it: a minute counts once, whichever process counts it. */
const UNCOUNTED = `not exists (select from private.heartbeats h
  where h.last_minute >= date_trunc('minute', clock_timestamp()))`;

/**
 * Counts the minutes in which this process runs and reaches its database, the first one before it resolves.
 * A minute that could not be recorded counts as missed. Returns the function that stops it.
 */
export async function keepHeartbeat(): Promise<() => Promise<void>> {
  let heard = true;
  const beat = async () => {
    try {
      await asActor({ kind: 'system' }, recordHeartbeat);
      heard = true;
    } catch (error) {
      if (heard) log.warn({ err: error }, 'the heartbeat of this minute could not be recorded');
      heard = false;
    }
  };
  let beating = beat();
  await beating;
  const unwatch = watch(UNCOUNTED, (without_counters) => {
    if (without_counters) beating = beating.then(beat);
  });
  return async () => {
    unwatch();
    await beating;
  };
}
