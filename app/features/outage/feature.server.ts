import type { ServerFeature } from '#app/feature.server.ts';
import { outageJobs } from './outage.jobs.server.ts';

export const outage: ServerFeature = {
  jobs: { ...outageJobs },
};
