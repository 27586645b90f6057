create or replace function private.task_moments(p_user uuid)
returns table (kind text, id uuid, subject text, label text, at timestamptz, tells boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read');
  products text[] := private.products_in('crm', 'read');
begin
  return query
    select 'task-due', t.id, 'task ' || t.id, t.title,
      -- A task without a time is due from the morning of its day on, not from midnight.
      case when t.has_time then t.due_at else private.start_of_day(private.business_day(t.due_at)) end,
      t.has_time
    from public.crm_tasks t
    where t.owner_id = p_user and t.done_at is null and t.removed_at is null
      and t.due_at < now() + interval '1 day'
      and (t.product = any (products) or t.product is null and everywhere)
    order by t.due_at desc, t.id desc limit 100;
end
$$;
comment on function private.task_moments is
  'When tasks of the caller are due: overdue ones, and those of the next hours.';
