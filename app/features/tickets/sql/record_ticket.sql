create or replace function private.record_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_changes (ticket_id, kind, from_status, to_status, changed_by)
    select new.id, c.kind, c.was, c.becomes, private.uid()
    from (values
      ('owner', old.owner_id::text, new.owner_id::text),
      ('priority', old.priority, new.priority),
      ('module', old.module_id::text, new.module_id::text)) c (kind, was, becomes)
    where c.was is distinct from c.becomes;
  -- Neither title nor requester: the history would keep them after erasure.
  insert into public.feedback_changes (ticket_id, kind, changed_by)
    select new.id, c.kind, private.uid()
    from (values ('title', old.title is distinct from new.title),
      ('contact', old.contact_id is distinct from new.contact_id)) c (kind, changed)
    where c.changed and new.emptied_at is null and private.caller_role() = 'authenticated';
  return null;
end
$$;
comment on function private.record_ticket is
  'Trigger: what was changed of a ticket besides its state, by whom, from what to what.';
