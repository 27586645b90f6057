import type { ViewedList } from './areas/admin/views/viewed-list.server.ts';
import type { SearchSource } from './features/search/search-document.ts';
import type { JobHandler } from './platform/jobs/jobs.server.ts';
import type { Round } from './platform/jobs/rounds.server.ts';

/** What a feature adds to the server, in its `feature.server.ts`. */
export type ServerFeature = {
  /** Handlers by the kind of job that outbox rows carry. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** What is looked for every minute. */
  rounds?: readonly Round[];
  /** Lists of staff whose filters and order may be saved as a view. */
  lists?: readonly ViewedList[];
  /** What the search of the site can find. */
  search?: readonly SearchSource[];
};
