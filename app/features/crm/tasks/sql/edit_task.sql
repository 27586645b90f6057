create or replace function public.edit_task(
  p_id uuid, p_revision integer, p_title text, p_note text, p_due_at timestamptz,
  p_has_time boolean, p_owner_id uuid, p_remind_at timestamptz
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  before public.crm_tasks;
begin
  select * into before from public.crm_tasks t
    where t.id = p_id and t.removed_at is null for update;
  if not found then
    raise exception 'task_gone' using errcode = 'PT404';
  end if;
  if not private.may_in('crm', 'update', before.product) then
    raise exception 'crm_update_missing' using errcode = 'PT403';
  end if;
  if before.revision <> p_revision then
    return null;
  end if;
  if p_owner_id is distinct from before.owner_id
      and not private.may_own_task(p_owner_id, before.product) then
    raise exception 'task_owner_cannot' using errcode = 'PT422';
  end if;
  if btrim(p_title) = '' then
    raise exception 'task_untitled' using errcode = 'PT422';
  end if;
  update public.crm_tasks t set title = btrim(p_title), note = nullif(btrim(p_note), ''),
      due_at = p_due_at, has_time = p_has_time, owner_id = p_owner_id, remind_at = p_remind_at,
      -- A new time or owner resets the reminder.
      reminded_at = case when p_remind_at is not distinct from t.remind_at
        and p_owner_id is not distinct from t.owner_id then t.reminded_at end,
      revision = t.revision + 1
    where t.id = p_id;
  return before.revision + 1;
end
$$;
grant execute on function public.edit_task to authenticated;
comment on function public.edit_task is
  'Changes a task of the given revision, and returns its new one; null where it was changed since. Refuses '
  'with crm_update_missing or task_owner_cannot; task_gone.';
