import type { ServerFeature } from '#app/feature.server.ts';
import { digestJobs } from './admin/digest.jobs.server.ts';
import { digestRound } from './admin/digest-round.server.ts';

export const digest: ServerFeature = {
  jobs: { ...digestJobs },
  rounds: [digestRound],
};
