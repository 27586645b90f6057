import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderClientDigests } from './client-notices.store.server.ts';

/** Checks whether it is eight: each piece of news is sent once, and a process that was down at eight catches
 * up. */
export const clientDigestRound: Round = { name: 'client digests', run: orderClientDigests };
