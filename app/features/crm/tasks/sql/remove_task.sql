create or replace function public.remove_task(p_id uuid, p_removed boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_tasks t set removed_at = case when p_removed then clock_timestamp() end,
      revision = t.revision + 1
    where t.id = p_id and (t.removed_at is null) = p_removed
      and (p_removed or private.undo_is_open(t.removed_at))
      and private.may_in('crm', 'update', t.product);
  if not found then
    perform private.refuse('task_not_removable');
  end if;
end
$$;
grant execute on function public.remove_task to authenticated;
comment on function public.remove_task is
  'Removes a task, or restores it within ten minutes. Refuses with task_not_removable where the caller may '
  'not, or the task does not exist.';
