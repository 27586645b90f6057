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

/** Active jobs are few among those that are done, and are polled every few seconds. Processes that start at
 * once take turns. */
export const DUE_WORK_INDEX = `select pg_advisory_xact_lock(7081532410973);
  create index if not exists job_active on pgboss.job (id) where state = 'active'`;

const WAITS = `state < 'active' and not blocked`;

/** Of a job whose worker has sent no heartbeat in time. */
export const SILENT = `state = 'active'
  and heartbeat_on + heartbeat_seconds * interval '1 second' < clock_timestamp()`;

/** An expression that returns DueWork, for the given kinds. */
export const dueWork = (kinds: readonly string[]) => {
  const known = `array[${kinds.map((kind) => `'${kind}'`).join(', ')}]`;
  return `select jsonb_build_object(
    'outbox', exists (select from public.outbox
      where created_at <= clock_timestamp() and kind = any (${known})),
    'kinds', coalesce((select jsonb_agg(distinct name) from pgboss.job
      where ${WAITS} and start_after <= clock_timestamp() and name = any (${known})), '[]'),
    'silent', exists (select from pgboss.job where ${SILENT}),
    'next_ms', ceil(extract(epoch from least(
      (select min(created_at) from public.outbox where created_at > clock_timestamp()),
      (select min(start_after) from pgboss.job where ${WAITS} and start_after > clock_timestamp()
        and name = any (${known}))
    ) - clock_timestamp()) * 1000))`;
};
