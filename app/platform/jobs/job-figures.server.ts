import { jobSql } from '#app/platform/database/job-sql.server.ts';

export type JobFigures = {
  kind: string;
  waiting: number;
  failed: number;
  /** Since when the oldest job that is due waits for a worker; null where none does. */
  dueSince: Date | null;
};

/** Jobs that wait or have failed for good, by kind. Follow-ups in the outbox count as waiting. */
export async function readJobFigures(): Promise<JobFigures[]> {
  const { rows } = await jobSql(
    `select kind, sum(waiting)::int as waiting, sum(failed)::int as failed, min(due_since) as "dueSince" from (
       select name as kind, count(*) filter (where state in ('created', 'retry')) as waiting,
         count(*) filter (where state = 'failed' and not exists (
           select from public.mails m where m.id = job.id and m.state <> 'failed')) as failed,
         min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as due_since
       from pgboss.job where name not like '\\_\\_pgboss%' and state in ('created', 'retry', 'failed')
       group by name
       union all
       select o.kind, count(*), 0, min(o.created_at) from public.outbox o
       where not exists (select from pgboss.job j where j.id = o.id) group by o.kind) part
     group by kind order by kind`,
    [],
  );
  return rows as JobFigures[];
}
