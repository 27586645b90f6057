import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const ROUND_MS = 60_000;

async function round(): Promise<void> {
  try {
    const people = await asActor({ kind: 'system' }, async (tx) => {
      const { rows } = await sql<{ people: number }>`
        select public.hand_over_expired() as people`.execute(tx);
      return rows[0]?.people ?? 0;
    });
    if (people > 0) log.info({ people }, 'handed over what people no longer answer for');
  } catch (error) {
    log.warn({ err: error }, 'nothing could be handed over; trying again in a minute');
  }
}

/** Looks every minute whose role has ended by its date, and hands over what was hers. Returns what stops it. */
export function keepHandingOver(): () => void {
  void round();
  const timer = setInterval(() => void round(), ROUND_MS);
  return () => clearInterval(timer);
}
