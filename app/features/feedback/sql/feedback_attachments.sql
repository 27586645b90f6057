drop policy if exists feedback_attachments_server on public.feedback_attachments;
create policy feedback_attachments_server on public.feedback_attachments
  for select to service_role using (true);

-- Whoever may read what it came with; what waits for an answer, whoever has put it there.
drop policy if exists feedback_attachments_staff on public.feedback_attachments;
create policy feedback_attachments_staff on public.feedback_attachments
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id)
    or exists (select from public.feedback_messages m where m.id = message_id)
    or entry_id is null and message_id is null and uploaded_by = (select private.uid())
      and (select public.has_permission((select private.uid()), 'feedback', 'read')));

create or replace trigger erase_feedback_file after delete on public.feedback_attachments
  for each row execute function private.erase_feedback_file();
