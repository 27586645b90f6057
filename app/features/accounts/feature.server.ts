import type { ServerFeature } from '#app/feature.server.ts';
import { accountJobs } from './account.jobs.server.ts';

export const accounts: ServerFeature = {
  jobs: { ...accountJobs },
};
