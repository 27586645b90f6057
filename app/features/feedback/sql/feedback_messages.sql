drop policy if exists feedback_messages_server on public.feedback_messages;
create policy feedback_messages_server on public.feedback_messages
  for select to service_role using (true);

drop policy if exists feedback_messages_staff on public.feedback_messages;
create policy feedback_messages_staff on public.feedback_messages
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id)
    or exists (select from public.feedback_tickets t where t.id = ticket_id));

create or replace trigger reopen_ticket after insert on public.feedback_messages
  for each row when (new.author = 'author') execute function private.reopen_ticket();
create or replace trigger note_ticket_answer after insert on public.feedback_messages
  for each row when (new.author = 'staff' and new.ticket_id is not null)
  execute function private.note_ticket_answer();
create or replace trigger announce_feedback_messages after insert on public.feedback_messages
  for each statement execute function private.announce_list('feedback');
