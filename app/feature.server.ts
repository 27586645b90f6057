import type { AnyApiResource } from './access/api/api-resource.server.ts';
import type { ListExport } from './areas/admin/exports/list-exports.server.ts';
import type { ViewedList } from './areas/admin/views/viewed-list.server.ts';
import type { FormRoute } from './areas/site/form-post/form-post.server.ts';
import type { RecordSearch } from './features/search/record-search.server.ts';
import type { SearchSource } from './features/search/search-document.ts';
import type { LocalizedEndpoint } from './paths.ts';
import type { JobHandler } from './platform/jobs/job-handler.server.ts';
import type { Round } from './platform/jobs/rounds.server.ts';
import type { ScheduledTask } from './platform/jobs/schedule.server.ts';
import type { Replay } from './platform/spool/replay.ts';

/** What a feature adds to the server, in its `feature.server.ts`. */
export type ServerFeature = {
  /** Handlers by the kind of job in outbox rows. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** Forms of public pages, by the endpoint that they are posted to. */
  forms?: Readonly<Partial<Record<LocalizedEndpoint, FormRoute>>>;
  /** How posts are stored that were received while the database was away, by their kind. */
  replays?: Readonly<Record<string, Replay>>;
  /** Checks that run every minute. */
  rounds?: readonly Round[];
  /** Tasks of every process, each by its own schedule. */
  tasks?: readonly ScheduledTask[];
  /** Lists of staff whose filters and order may be saved as a view. */
  lists?: readonly ViewedList[];
  /** Lists that staff may export. */
  exports?: readonly ListExport[];
  /** Entries of the site's search. */
  search?: readonly SearchSource[];
  /** Kinds of records that other programs read and write. */
  api?: readonly AnyApiResource[];
  /** The SQL function that finds the records of each kind for the palette of staff. */
  finds?: Readonly<Record<string, RecordSearch>>;
};
