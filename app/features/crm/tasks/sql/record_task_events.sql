create or replace function private.record_task_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.contact_id,
    (select s.contact_id from public.qualification_submissions s where s.id = new.lead_id),
    (select d.contact_id from public.crm_deals d where d.id = new.deal_id));
  about jsonb := jsonb_strip_nulls(jsonb_build_object(
    'lead_id', new.lead_id, 'contact_id', new.contact_id, 'deal_id', new.deal_id));
begin
  -- Without its text, which may be erased while the event stays.
  if tg_op = 'INSERT' then
    perform private.record_crm_event('task', new.id, person, new.product, 'task_made', null,
      new.due_at::text, about);
    return null;
  end if;
  if (new.done_at is null) <> (old.done_at is null) then
    perform private.record_crm_event('task', new.id, person, new.product,
      case when new.done_at is null then 'task_reopened' else 'task_done' end, null, null, about);
    if new.done_at is not null then
      update public.crm_deals d set touched_at = new.done_at
        where (d.id = new.deal_id or d.contact_id = person and d.product = new.product
            and d.closed_at is null) and d.touched_at < new.done_at;
    end if;
  end if;
  if new.due_at <> old.due_at then
    perform private.record_crm_event('task', new.id, person, new.product, 'task_moved',
      old.due_at::text, new.due_at::text, about);
  end if;
  if new.owner_id is distinct from old.owner_id then
    perform private.record_crm_event('task', new.id, person, new.product, 'task_given',
      old.owner_id::text, new.owner_id::text, about);
  end if;
  if new.emptied_at is null and (new.title, coalesce(new.note, '')) is distinct from
      (old.title, coalesce(old.note, '')) then
    perform private.record_crm_event('task', new.id, person, new.product, 'task_worded', null, null,
      about);
  end if;
  if (new.removed_at is null) <> (old.removed_at is null) then
    perform private.record_crm_event('task', new.id, person, new.product,
      case when new.removed_at is null then 'task_restored' else 'task_removed' end, null, null, about);
  end if;
  return null;
end
$$;
comment on function private.record_task_events is
  'Trigger: records events of a task without its text; a finished one counts as activity on the '
  'open deals of its subject.';
