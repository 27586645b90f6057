import type { JobState } from '#app/platform/jobs.server.ts';

/** States that staff look for, the troubled ones first. */
export const STATES = [
  'failed',
  'retry',
  'created',
  'active',
  'completed',
] as const satisfies readonly JobState[];
export type WorkState = JobState;
