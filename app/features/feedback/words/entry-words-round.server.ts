import { callValue } from '#app/platform/database/call-function.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';

/** A thousand take a quarter of a second; a million are filled within a day. */
const AT_ONCE = 1000;

/** Writes the search rows of entries that were there before them. */
export const entryWordsRound: Round = {
  name: 'search rows of entries',
  run: async (tx) => (await callValue(tx, 'private.fill_entry_words', { most: AT_ONCE })) ?? 0,
};
