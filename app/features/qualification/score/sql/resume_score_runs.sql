-- not null: *
create or replace function public.resume_score_runs(p_still interval) returns integer
language sql security definer set search_path = ''
as $$
  with still as (
    update public.score_runs r set updated_at = clock_timestamp()
      where r.state = 'running' and r.updated_at < clock_timestamp() - p_still
      returning r.id
  ), queued as (
    insert into public.outbox (kind, payload)
      select 'lead.score', jsonb_build_object('run_id', s.id) from still s returning 1
  )
  select count(*)::integer from queued
$$;
grant execute on function public.resume_score_runs to service_role;
comment on function public.resume_score_runs is
  'Enqueues a score run again that has stalled, such as after a crash. Two jobs of one run take turns.';
