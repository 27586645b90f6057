drop policy if exists feedback_messages_server on public.feedback_messages;
create policy feedback_messages_server on public.feedback_messages
  for select to service_role using (true);

drop policy if exists feedback_messages_staff on public.feedback_messages;
create policy feedback_messages_staff on public.feedback_messages
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id)
    or exists (select from public.feedback_tickets t where t.id = ticket_id));

-- Triggers of the previous release, which had one for each step.
drop trigger if exists note_ticket_answer on public.feedback_messages;
drop trigger if exists reopen_ticket on public.feedback_messages;
drop function if exists private.note_ticket_answer();

create or replace trigger feedback_messages_after_insert after insert on public.feedback_messages
  for each row execute function private.feedback_messages_after_insert();
create or replace trigger announce_feedback_messages after insert on public.feedback_messages
  for each statement execute function private.announce_list('feedback');
