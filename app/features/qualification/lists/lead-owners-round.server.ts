import { callValue } from '#app/platform/database/call-function.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';

/** A thousand take a third of a second; a million are filled within a day. */
const AT_ONCE = 1000;

/** Writes the owner into search rows of leads that were there before the column. */
export const leadOwnersRound: Round = {
  name: 'owners in search rows of leads',
  run: async (tx) => (await callValue(tx, 'private.fill_lead_owners', { most: AT_ONCE })) ?? 0,
};
