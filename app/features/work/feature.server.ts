import { MOST_COUNTED, viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { countJobs } from '#app/platform/jobs/job-list.server.ts';
import { jobsList } from './admin/jobs.list.server.ts';

export const work: ServerFeature = {
  lists: [
    viewedList({
      name: 'work',
      screen: 'work',
      resource: 'settings',
      list: jobsList,
      // Jobs belong to the job library, which is called outside of a transaction.
      count: (_, filters) => countJobs(filters, MOST_COUNTED),
    }),
  ],
};
