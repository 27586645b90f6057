import type { ServerFeature } from '#app/feature.server.ts';
import { unprovedMailJobs } from './unproved-mails.jobs.server.ts';

export const unprovedMails: ServerFeature = {
  jobs: { ...unprovedMailJobs },
};
