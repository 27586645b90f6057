create or replace function private.begin_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_changes (ticket_id, kind, to_status, changed_by, details)
    values (new.id, 'opened', new.status, private.uid(),
      case when new.follows is null then '{}' else jsonb_build_object('follows', new.follows) end);
  if new.feedback_id is not null then
    insert into public.ticket_entries (ticket_id, entry_id) values (new.id, new.feedback_id)
      on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.begin_ticket is
  'Trigger: puts on record that a ticket was opened, and links it to the entry that it was opened from.';
