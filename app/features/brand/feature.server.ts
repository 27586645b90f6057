import type { ServerFeature } from '#app/feature.server.ts';
import { logoJobs } from './admin/logos/logo-jobs.server.ts';

export const brand: ServerFeature = {
  jobs: { ...logoJobs },
};
