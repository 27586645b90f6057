import { sql } from 'kysely';
import type { Round } from '#app/platform/jobs/rounds.server.ts';

/** Looks which replies are due. Each is sent once. */
export const replyRound: Round = {
  name: 'ticket replies',
  run: async (tx) => {
    const { rows } = await sql<{ sent: number }>`
      select private.send_due_replies() as sent`.execute(tx);
    return rows[0]?.sent ?? 0;
  },
};
