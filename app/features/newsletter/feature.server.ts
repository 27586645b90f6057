import { listExport } from '#app/areas/admin/exports/list-exports.server.ts';
import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { replaySubscription } from './accept-subscription.server.ts';
import { exportedSubscriptions } from './admin/exported-subscriptions.server.ts';
import { subscriptionsList } from './admin/subscriptions.list.server.ts';
import { newsletterApi } from './api/newsletter.api.server.ts';
import { newsletterJobs } from './newsletter.jobs.server.ts';

export const newsletter: ServerFeature = {
  api: [newsletterApi],
  exports: [
    listExport(
      { list: 'newsletter', file: 'newsletterExport' },
      'nav.newsletter',
      exportedSubscriptions,
    ),
  ],
  jobs: { ...newsletterJobs },
  replays: { 'newsletter.subscription': replaySubscription },
  lists: [
    viewedList({
      name: 'newsletter',
      screen: 'newsletter',
      resource: 'campaigns',
      list: subscriptionsList,
    }),
  ],
};
