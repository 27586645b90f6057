drop policy if exists feedback_messages_server on public.feedback_messages;
create policy feedback_messages_server on public.feedback_messages
  for select to service_role using (true);

drop policy if exists feedback_messages_staff on public.feedback_messages;
create policy feedback_messages_staff on public.feedback_messages
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id));

create or replace trigger reopen_ticket after insert on public.feedback_messages
  for each row when (new.author = 'author') execute function private.reopen_ticket();
create or replace trigger announce_feedback_messages after insert on public.feedback_messages
  for each statement execute function private.announce_list('feedback');
