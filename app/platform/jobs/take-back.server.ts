import { jobSql } from '#app/platform/database/job-sql.server.ts';
import { SILENT } from './due-work.server.ts';

/**
 * Has jobs done anew whose worker is dead, and says how many: those it has given no sign of life for in
 * time, or all that are active, where no other process can have them. The first time a job is tried
 * again at once; one that ends its process every time waits twice as long at each try, as others do.
 */
export async function takeBackJobs(which: 'silent' | 'all'): Promise<number> {
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
