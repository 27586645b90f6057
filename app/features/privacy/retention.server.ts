import { asActor } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log.server.ts';
import { eraseExpired } from './privacy-request.store.server.ts';

const HOUR_MS = 60 * 60 * 1000;

async function round(): Promise<void> {
  try {
    await asActor({ kind: 'system' }, eraseExpired);
  } catch (error) {
    log.warn({ err: error }, 'what has expired could not be erased; trying again in an hour');
  }
}

/** Erases now and every hour what has been kept as long as the privacy policy says. Several
 * processes may: what one has erased the others no longer find. Returns what stops it. */
export function keepRetention(): () => void {
  void round();
  const timer = setInterval(() => void round(), HOUR_MS);
  return () => clearInterval(timer);
}
