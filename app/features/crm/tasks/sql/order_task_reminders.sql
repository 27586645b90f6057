-- not null: *
create or replace function public.order_task_reminders(p_batch integer default 200) returns integer
language sql security definer set search_path = ''
as $$
  with due as (
    update public.crm_tasks t set reminded_at = clock_timestamp()
    where t.id in (select k.id from public.crm_tasks k
      where k.remind_at <= now() and k.reminded_at is null and k.done_at is null
        and k.removed_at is null and k.owner_id is not null
      order by k.remind_at limit p_batch for update skip locked)
    returning t.id
  ), ordered as (
    insert into public.outbox (kind, payload)
      select 'task.reminder-mail', jsonb_build_object('task_id', d.id) from due d
      returning 1
  )
  select count(*)::integer from ordered
$$;
grant execute on function public.order_task_reminders to service_role;
comment on function public.order_task_reminders is
  'Enqueues the due reminders of a batch of tasks, each once, and returns how many.';
