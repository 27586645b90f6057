import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderDigests } from './digest.store.server.ts';

/** Checks whether it is the hour of the digest. Each person's is enqueued once a day. */
export const digestRound: Round = { name: 'digests', run: orderDigests };
