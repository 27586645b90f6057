import { sql } from 'kysely';
import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** Looks whose role has ended by its date, and reassigns what they answered for. */
export const expiredRolesRound: Round = {
  name: 'expired roles',
  run: async (tx) => {
    const { rows } = await sql<{ people: number }>`
      select public.hand_over_expired() as people`.execute(tx);
    return rows[0]?.people ?? 0;
  },
  after: (people) => log.info({ people }, 'handed over what people no longer answer for'),
};
