import { z } from 'zod';
import { bulkCommand, Refusal } from '#app/access/commands/command.server.ts';
import { matchingFilter } from '#app/access/commands/matching-filter.server.ts';
import { eachBatch } from '#app/platform/batches.ts';
import { type JobFilter, listJobs } from '#app/platform/jobs/job-list.server.ts';
import { retryJobs } from '#app/platform/jobs/jobs.server.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { jobsList } from '../jobs.list.server.ts';

/** Refused where no job was in trouble any more. */
function retried(count: number) {
  if (count === 0) throw new Refusal('not_retried');
  return { count };
}

/** Retries the selected jobs at once. There is no undo: a mail that was sent cannot be recalled. */
export const retrySelectedJobs = bulkCommand({
  permission: 'settings:manage',
  input: z.object({ id: z.array(z.uuid()).min(1).max(200) }),
  runBatches: async ({ input: { id: ids } }) => retried(await retryJobs(ids)),
});

const UNSUCCESSFUL = ['failed', 'retry'] as const;

/** Retries every job in trouble that matches the filter, newest first; returns how many there were. */
async function retryAll(filter: JobFilter): Promise<number> {
  let count = 0;
  const states = splitValues(filter.state);
  for (const state of UNSUCCESSFUL.filter((one) => !filter.state || states.includes(one))) {
    await eachBatch(async (part) => {
      const found = await listJobs({ ...filter, state }, { sort: jobsList.usual, ...part });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) count += await retryJobs(ids);
      return ids;
    });
  }
  return count;
}

/** Retries every job in trouble that matches the filter of the list. */
export const retryMatchingJobs = bulkCommand({
  permission: 'settings:manage',
  input: z.object({}),
  runBatches: async ({ url }) =>
    retried(await retryAll(matchingFilter(jobsList, url.searchParams))),
});
