import type { ServerFeature } from '#app/feature.server.ts';
import { talentJobs } from './application.jobs.server.ts';

export const talent: ServerFeature = {
  jobs: { ...talentJobs },
};
