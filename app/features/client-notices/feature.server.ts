import type { ServerFeature } from '#app/feature.server.ts';
import { clientDigestRound } from './client-digest-round.server.ts';
import { clientNoticeJobs } from './client-notices.jobs.server.ts';

export const clientNotices: ServerFeature = {
  jobs: { ...clientNoticeJobs },
  rounds: [clientDigestRound],
};
