import { callValue } from '#app/platform/database/call-function.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** Finds roles that have ended by their date, and reassigns what their users answered for. */
export const expiredRolesRound: Round = {
  name: 'expired roles',
  run: async (tx) => {
    return (await callValue(tx, 'public.transfer_of_expired_roles', {})) ?? 0;
  },
  after: (people) => log.info({ people }, 'transferred records of users whose roles have expired'),
};
