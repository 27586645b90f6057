import type { ServerFeature } from '#app/feature.server.ts';
import { logoJobs } from './admin/logo-jobs.server.ts';

export const brand: ServerFeature = {
  jobs: { ...logoJobs },
};
