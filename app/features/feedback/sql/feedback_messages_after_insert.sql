create or replace function private.feedback_messages_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.author = 'author' then
    perform private.reopen_ticket(new);
  elsif new.author = 'staff' and new.ticket_id is not null then
    perform private.note_ticket_answer(new);
  end if;
  return null;
end
$$;
comment on function private.feedback_messages_after_insert is
  'Trigger: the ticket of a new message, its last message and its first answer.';
