import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { resumeImports } from './imports.store.server.ts';

/** A batch takes a fraction of this, on the slowest machine. */
const STILL_SECONDS = 30;

/** Enqueues stalled imports that have no job, of any process. */
export const importRound: Round = {
  name: 'imports that stand still',
  run: (tx) => resumeImports(tx, STILL_SECONDS),
};
