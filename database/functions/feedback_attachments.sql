drop policy if exists feedback_attachments_server on public.feedback_attachments;
create policy feedback_attachments_server on public.feedback_attachments
  for select to service_role using (true);

drop policy if exists feedback_attachments_staff on public.feedback_attachments;
create policy feedback_attachments_staff on public.feedback_attachments
  for select to authenticated
  using (exists (select from public.feedback_entries e where e.id = entry_id));

create or replace trigger erase_feedback_file after delete on public.feedback_attachments
  for each row execute function private.erase_feedback_file();
