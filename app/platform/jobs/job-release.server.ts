import { jobSql } from '#app/platform/database/job-sql.server.ts';
import { SILENT } from './due-work.server.ts';

/**
 * Requeues jobs whose worker is dead, and returns how many: those without a heartbeat in time, or all
 * active ones, where no other process can own them. The first time a job is retried at once. One that ends
 * its process every time waits twice as long at each try, as others do.
 */
export async function releaseJobs(which: 'silent' | 'all'): Promise<number> {
  const { rows } = await jobSql(
    `update pgboss.job set
       state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::pgboss.job_state,
       completed_on = case when retry_count < retry_limit then null else clock_timestamp() end,
       start_after = clock_timestamp()
         + least(3600, power(2, least(retry_count, 12)) - 1) * interval '1 second',
       output = '{"value": {"message": "the process that did it ended"}}'
     where ${which === 'all' ? `state = 'active'` : SILENT} returning id`,
  );
  return rows.length;
}

/** Puts jobs that this process took and has not begun back into the queue, unless another has taken them since. */
export const returnJobs = (jobs: readonly { id: string; retryCount: number }[]) =>
  jobSql(
    `update pgboss.job j set state = 'retry', start_after = clock_timestamp()
     from unnest($1::uuid[], $2::integer[]) taken (id, retry_count)
     where j.id = taken.id and j.retry_count = taken.retry_count and j.state = 'active'`,
    [jobs.map(({ id }) => id), jobs.map(({ retryCount }) => retryCount)],
  );
