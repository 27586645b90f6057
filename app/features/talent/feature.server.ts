import type { ServerFeature } from '#app/feature.server.ts';
import { replayPost } from '#app/features/qualification/intake/replay-post.server.ts';
import { talentJobs } from './application.jobs.server.ts';
import { submitApplication } from './application.store.server.ts';

export const talent: ServerFeature = {
  jobs: { ...talentJobs },
  replays: { 'talent.application': replayPost(submitApplication) },
};
