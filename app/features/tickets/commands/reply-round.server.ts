import { callValue } from '#app/platform/database/call-function.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';

/** Finds the replies that are due. Each is sent once. */
export const replyRound: Round = {
  name: 'ticket replies',
  run: async (tx) => {
    return (await callValue(tx, 'private.send_due_replies', {})) ?? 0;
  },
};
