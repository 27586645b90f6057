import type { ServerFeature } from '#app/feature.server.ts';
import { crashReportJobs } from './crash-report.jobs.server.ts';

export const crashReport: ServerFeature = {
  jobs: { ...crashReportJobs },
};
