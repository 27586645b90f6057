create or replace function public.write_task(
  p_id uuid, p_subject text, p_subject_id uuid, p_title text, p_note text, p_due_at timestamptz,
  p_has_time boolean, p_owner_id uuid, p_remind_at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  about record;
begin
  select * into about from private.task_subject(p_subject, case p_subject
    when 'contact' then private.lock_merge_target(p_subject_id) else p_subject_id end);
  if not found then
    raise exception 'task_subject_gone' using errcode = 'PT404';
  end if;
  if not private.may_in('crm', 'update', about.product) then
    raise exception 'crm_update_missing' using errcode = 'PT403';
  end if;
  if not private.may_own_task(p_owner_id, about.product) then
    raise exception 'task_owner_cannot' using errcode = 'PT422';
  end if;
  if btrim(p_title) = '' then
    raise exception 'task_untitled' using errcode = 'PT422';
  end if;
  insert into public.crm_tasks (id, lead_id, contact_id, deal_id, product, title, note, due_at,
      has_time, owner_id, remind_at, created_by)
    values (p_id, about.lead_id, about.contact_id, about.deal_id, about.product, btrim(p_title),
      nullif(btrim(p_note), ''), p_due_at, p_has_time, p_owner_id, p_remind_at, private.uid())
    -- A repeated call: already stored.
    on conflict (id) do nothing;
end
$$;
grant execute on function public.write_task to authenticated;
comment on function public.write_task is
  'Stores a task about a lead, contact or deal, idempotent by the id of the sender. Refuses with '
  'crm_update_missing or task_owner_cannot; task_subject_gone.';
