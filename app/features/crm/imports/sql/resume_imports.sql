-- not null: *
create or replace function public.resume_imports(p_still interval) returns integer
language sql security definer set search_path = ''
as $$
  with left_alone as (
    update public.crm_imports i set state = 'cancelled', ended_at = clock_timestamp(),
        updated_at = clock_timestamp()
      where i.state in ('mapping', 'checked') and i.updated_at < clock_timestamp() - interval '7 days'
      returning i.id
  ), still as (
    update public.crm_imports i set updated_at = clock_timestamp()
      where i.state in ('checking', 'running', 'undoing')
        and i.updated_at < clock_timestamp() - p_still
      returning i.id
  ), queued as (
    insert into public.outbox (kind, payload)
      select 'crm.import', jsonb_build_object('import_id', s.id) from (select id from still union all select id from left_alone) s returning 1
  )
  select count(*)::integer from queued
$$;
grant execute on function public.resume_imports to service_role;
comment on function public.resume_imports is
  'Enqueues imports again that have stalled, such as after a crash. Two jobs of one import take turns, and '
  'duplicate nothing. Files without progress for a week are deleted.';
