import type { ServerFeature } from '#app/feature.server.ts';
import { surveyJobs } from './survey.jobs.server.ts';

export const satisfaction: ServerFeature = {
  jobs: { ...surveyJobs },
};
