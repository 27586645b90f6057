import { eachBatch } from '#app/platform/batches.ts';
import { type JobFilter, listJobs } from '#app/platform/jobs/job-list.server.ts';
import { retryJobs } from '#app/platform/jobs/jobs.server.ts';
import { jobsList } from './jobs.list.server.ts';

const IN_TROUBLE = ['failed', 'retry'] as const;

/** Retries every failed job of the filter, newest first; returns how many there were. */
export async function retryMatching(filter: JobFilter): Promise<number> {
  let retried = 0;
  for (const state of IN_TROUBLE.filter((one) => !filter.state || filter.state === one)) {
    await eachBatch(async (part) => {
      const found = await listJobs({ ...filter, state }, { sort: jobsList.usual, ...part });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) retried += await retryJobs(ids);
      return ids;
    });
  }
  return retried;
}
