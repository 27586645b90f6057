drop policy if exists feedback_attachments_server on public.feedback_attachments;
create policy feedback_attachments_server on public.feedback_attachments
  for select to service_role using (true);

-- Staff who may read the entry or message of a file; a file of an unsent answer, only the user who uploaded it.
drop policy if exists feedback_attachments_staff on public.feedback_attachments;
create policy feedback_attachments_staff on public.feedback_attachments
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id)
    or exists (select from public.feedback_messages m where m.id = message_id)
    or entry_id is null and message_id is null and uploaded_by = (select private.uid())
      and (select public.has_permission((select private.uid()), 'feedback', 'read')));

create or replace trigger erase_feedback_file after delete on public.feedback_attachments
  for each row execute function private.erase_feedback_file();
