import type { ServerFeature } from '#app/feature.server.ts';
import { webhookJobs } from './webhooks/webhook.jobs.server.ts';
import { webhooksRound } from './webhooks/webhooks-round.server.ts';

export const integrations: ServerFeature = {
  jobs: { ...webhookJobs },
  rounds: [webhooksRound],
};
