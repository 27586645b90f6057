import type { ListExport } from './areas/admin/exports/list-exports.server.ts';
import type { ViewedList } from './areas/admin/views/viewed-list.server.ts';
import type { SearchSource } from './features/search/search-document.ts';
import type { JobHandler } from './platform/jobs/jobs.server.ts';
import type { Round } from './platform/jobs/rounds.server.ts';
import type { ScheduledTask } from './platform/jobs/schedule.server.ts';

/** What a feature adds to the server, in its `feature.server.ts`. */
export type ServerFeature = {
  /** Handlers by the kind of job that outbox rows carry. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** What is looked for every minute. */
  rounds?: readonly Round[];
  /** What every process does by itself, each by its own schedule. */
  tasks?: readonly ScheduledTask[];
  /** Lists of staff whose filters and order may be saved as a view. */
  lists?: readonly ViewedList[];
  /** Lists of staff that may leave as a file. */
  exports?: readonly ListExport[];
  /** What the search of the site can find. */
  search?: readonly SearchSource[];
};
