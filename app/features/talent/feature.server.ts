import type { ServerFeature } from '#app/feature.server.ts';
import { replayPost } from '#app/features/qualification/intake/replay-post.server.ts';
import { talentJobs } from './application.jobs.server.ts';
import { submitApplication } from './application.store.server.ts';
import { talentPost } from './site/careers/talent-post.server.ts';

export const talent: ServerFeature = {
  jobs: { ...talentJobs },
  forms: { talentSubmit: talentPost },
  replays: { 'talent.application': replayPost(submitApplication) },
};
