import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '../tools/demo/random.ts';

/** What everything random in a test run is made of, from TEST_SEED; printed at its start. */
export const SEED = Number(process.env['TEST_SEED'] ?? 1);

/** The random numbers of this run for one purpose: the same whatever else runs, in whatever order. */
export function randomFor(purpose: string): Random {
  return seededRandom(createHash('sha256').update(`${SEED} ${purpose}`).digest().readUInt32LE(0));
}
