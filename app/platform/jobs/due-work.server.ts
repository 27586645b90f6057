/** The work that is due. */
export type DueWork = {
  /** Follow-ups wait to be enqueued. */
  outbox: boolean;
  /** Kinds with a job that is due. */
  kinds: string[];
  /** A worker has been silent for longer than its jobs allow. */
  silent: boolean;
  /** Milliseconds until the next scheduled follow-up or job; null where there is none. */
  next_ms: number | null;
};

const WAITS = `state < 'active' and not blocked`;

/** The question below is asked every few seconds, and reads only what is active or due next. Processes that
 * start at once take turns. */
export const DUE_WORK_INDEXES = `select pg_advisory_xact_lock(7081532410973);
  create index if not exists job_active on pgboss.job (id) where state = 'active';
  create index if not exists job_waiting on pgboss.job (name, start_after) where ${WAITS}`;

/** Of a job whose worker has sent no heartbeat in time. */
export const SILENT = `state = 'active'
  and heartbeat_on + heartbeat_seconds * interval '1 second' < clock_timestamp()`;

/** An expression that returns DueWork, for the given kinds. It reads two jobs of each kind at most: after a burst
 * thousands wait. */
export const dueWork = (kinds: readonly string[]) => {
  const known = `array[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
  return `select jsonb_build_object(
    'outbox', exists (select from public.outbox
      where created_at <= statement_timestamp() and kind = any (${known})),
    'kinds', coalesce(jobs.due, '[]'),
    'silent', exists (select from pgboss.job where ${SILENT}),
    'next_ms', ceil(extract(epoch from least(
      (select min(created_at) from public.outbox where created_at > statement_timestamp()), jobs.next
    ) - statement_timestamp()) * 1000))
    from (select jsonb_agg(k.kind) filter (where first.at <= statement_timestamp()) as due, min(later.at) as next
      from unnest(${known}) k (kind)
      cross join lateral (select start_after as at from pgboss.job
        where name = k.kind and ${WAITS} order by start_after limit 1) first
      left join lateral (select start_after as at from pgboss.job
        where name = k.kind and ${WAITS} and start_after > statement_timestamp()
        order by start_after limit 1) later on true) jobs`;
};
