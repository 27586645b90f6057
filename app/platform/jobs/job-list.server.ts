import { jobSql } from '#app/platform/database/job-sql.server.ts';

/** States of a job, as the job library names them. Before it, a follow-up waits in the outbox. A job that is
 * done without its mail being sent is withheld. */
export const JOB_STATES = [
  'waiting',
  'created',
  'retry',
  'active',
  'completed',
  'withheld',
  'cancelled',
  'failed',
] as const;
export type JobState = (typeof JOB_STATES)[number];

export type Job = {
  id: string;
  kind: string;
  state: JobState;
  tries: number;
  createdAt: string;
  /** The last error's own words, where there is one. */
  error: string;
};

export type JobFilter = {
  /** Each may be several, as filters of lists are written. */
  state?: string | undefined;
  kind?: string | undefined;
  /** Business days, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

export const JOB_SORTS = ['created', 'kind', 'state', 'tries'] as const;
export type JobSort = { by: (typeof JOB_SORTS)[number]; descending: boolean };

const KEYS: Record<JobSort['by'], string> = {
  created: 'created_on',
  kind: 'name',
  state: 'state',
  tries: 'tries',
};

/** Payloads are not returned. A follow-up on its way from one to the other is shown once. */
const WORK = `
  select id, name,
    case when state = 'completed' and output ->> 'withheld' is not null then 'withheld'
      -- A mail that staff have sent again is no job in trouble any more.
      when state = 'failed' then coalesce((select case m.state when 'waiting' then 'waiting'
        when 'sending' then 'active' when 'withheld' then 'withheld' else 'completed' end
        from public.mails m where m.id = job.id and m.state <> 'failed'), 'failed')
      else state::text end as state,
    -- The library counts repetitions.
    case when state = 'created' then 0 else retry_count + 1 end as tries, created_on,
    coalesce(output ->> 'message', output -> 'value' ->> 'message') as error
  from pgboss.job where name not like '\\_\\_pgboss%'
  union all
  select o.id, o.kind, 'waiting', 0, o.created_at, null from public.outbox o
  where not exists (select from pgboss.job j where j.id = o.id)`;

type JobRow = {
  id: string;
  name: string;
  state: JobState;
  tries: number;
  created_on: Date;
  error: string | null;
};

/** Pending and finished jobs of the site, in the requested order, after the given one. */
export async function listJobs(
  { state, kind, from, to }: JobFilter,
  { sort, after, limit }: { sort: JobSort; after?: string | undefined; limit: number },
): Promise<Job[]> {
  const key = KEYS[sort.by];
  const order = sort.descending ? 'desc' : 'asc';
  const { rows } = await jobSql(
    `with work as not materialized (${WORK})
     select * from work
     where ($1::text is null or state = any (private.filter_values($1)))
       and ($2::text is null or name = any (private.filter_values($2)))
       and ($3::date is null or created_on >= private.start_of_day($3))
       and ($4::date is null
         or created_on < private.start_of_day($4::date + 1))
       and ($5::uuid is null or (${key}, id) ${sort.descending ? '<' : '>'} (
         select ${key}, id from work where id = $5))
     order by ${key} ${order}, id ${order} limit $6`,
    [state ?? null, kind ?? null, from ?? null, to ?? null, after ?? null, limit],
  );
  return (rows as JobRow[]).map((row) => ({
    id: row.id,
    kind: row.name,
    state: row.state,
    tries: row.tries,
    createdAt: row.created_on.toISOString(),
    error: row.error ?? '',
  }));
}

/** How many jobs each filter leaves, up to `most`. */
export async function countJobs(filters: readonly JobFilter[], most: number): Promise<number[]> {
  const { rows } = await jobSql(
    `with work as not materialized (${WORK})
     select f.place, (select count(*)::int from (select from work
       where (f.state is null or work.state = any (private.filter_values(f.state)))
         and (f.kind is null or name = any (private.filter_values(f.kind)))
         and (f.from is null
           or created_on >= private.start_of_day(f.from))
         and (f.to is null
           or created_on < private.start_of_day(f.to + 1))
       limit $2) found) as jobs
     from jsonb_to_recordset($1::jsonb)
       as f (place int, state text, kind text, "from" date, "to" date) order by f.place`,
    [JSON.stringify(filters.map((filter, place) => ({ ...filter, place }))), most],
  );
  return (rows as { jobs: number }[]).map(({ jobs }) => jobs);
}

/**
 * Retries those of the given jobs that have failed for good; returns how many there were. A mail that staff
 * have sent again meanwhile is left to that: whichever locks its row first sends it, alone.
 */
export async function reviveJobs(ids: readonly string[]): Promise<number> {
  const { rows } = await jobSql(
    `with taken as (
       update public.mails m set state = 'waiting'
       where m.id = any ($1::uuid[]) and m.state = 'failed'
         and exists (select from pgboss.job j where j.id = m.id and j.state = 'failed')
       returning m.id
     )
     update pgboss.job j
     set state = 'retry', retry_limit = j.retry_limit + 1, completed_on = null, start_after = now()
     where j.id = any ($1::uuid[]) and j.state = 'failed'
       and (j.id in (select t.id from taken t)
         or not exists (select from public.mails m where m.id = j.id))
     returning j.id`,
    [ids],
  );
  return rows.length;
}

/** Brings forward the next try of those that wait for one; returns how many there were. */
export async function runJobsNow(ids: readonly string[]): Promise<number> {
  const { rows } = await jobSql(
    `update pgboss.job set start_after = now()
     where id = any ($1::uuid[]) and state = 'retry' returning id`,
    [ids],
  );
  return rows.length;
}
