import { type JobFilter, listJobs } from '#app/platform/jobs/job-list.server.ts';
import { retryJobs } from '#app/platform/jobs/jobs.server.ts';
import { jobsList } from './jobs.list.server.ts';

const BATCH = 200;
/** As many as lists count. */
const MOST_AT_ONCE = 10_000;

const IN_TROUBLE = ['failed', 'retry'] as const;

/** Tries again every job in trouble that the filter leaves, newest first; says how many there were. */
export async function retryMatching(filter: JobFilter): Promise<number> {
  let retried = 0;
  for (const state of IN_TROUBLE.filter((one) => !filter.state || filter.state === one)) {
    let after: string | undefined;
    do {
      const part = { sort: jobsList.usual, after, limit: BATCH };
      const ids = (await listJobs({ ...filter, state }, part)).map(({ id }) => id);
      if (ids.length > 0) retried += await retryJobs(ids);
      after = ids.length === BATCH ? ids.at(-1) : undefined;
    } while (after && retried < MOST_AT_ONCE);
  }
  return retried;
}
