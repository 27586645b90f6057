drop function if exists private.note_ticket_answer(public.feedback_messages);
create or replace function private.feedback_messages_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.author = 'author' then
    perform private.reopen_ticket(new);
    return null;
  end if;
  perform private.begin_entry(k.entry_id, new.ticket_id) from (
    select new.entry_id where new.entry_id is not null
    union select l.entry_id from public.ticket_entries l
      where new.entry_id is null and l.ticket_id = any (private.tickets_merged_into(new.ticket_id))
    order by 1) k;
  if new.author = 'staff' and new.ticket_id is not null then
    -- The first reply stops the clock of the first answer (private.time_ticket).
    update public.feedback_tickets t set last_public_at = greatest(t.last_public_at, new.created_at),
        first_answered_at = coalesce(t.first_answered_at, new.created_at)
      where t.id = new.ticket_id;
    -- After a reply the draft of a rule is no longer needed.
    delete from public.ticket_drafts d where d.ticket_id = new.ticket_id;
  end if;
  return null;
end
$$;
comment on function private.feedback_messages_after_insert is
  'Trigger: the ticket of a new message, its last message and its first reply; an entry that was answered is no '
  'longer new.';
