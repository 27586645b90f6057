-- not null: *
create or replace function public.set_tasks_done(p_ids uuid[], p_done boolean) returns uuid[]
language plpgsql security definer set search_path = ''
as $$
declare
  mine text[] := private.products_in('crm', 'update');
  whole boolean := private.in_every_product('crm', 'update');
  changed uuid[];
begin
  if mine = '{}' and not whole then
    raise exception 'crm_update_missing' using errcode = 'PT403';
  end if;
  perform from public.crm_tasks t where t.id = any (p_ids) order by t.id for update;
  with changed_tasks as (
    update public.crm_tasks t set done_at = case when p_done then clock_timestamp() end,
        done_by = case when p_done then private.uid() end, revision = t.revision + 1
      where t.id = any (p_ids) and t.removed_at is null and (t.done_at is not null) <> p_done
        and (t.product = any (mine) or t.product is null and whole)
      returning t.id
  )
  select coalesce(array_agg(id), '{}') into changed from changed_tasks;
  return changed;
end
$$;
grant execute on function public.set_tasks_done to authenticated;
comment on function public.set_tasks_done is
  'Marks tasks as done or open, and returns those that it changed. Refuses with '
  'crm_update_missing.';
