drop policy if exists feedback_changes_server on public.feedback_changes;
create policy feedback_changes_server on public.feedback_changes
  for select to service_role using (true);

drop policy if exists feedback_changes_staff on public.feedback_changes;
create policy feedback_changes_staff on public.feedback_changes
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));

create or replace trigger announce_feedback_moves after insert on public.feedback_changes
  for each statement execute function private.announce_list('feedback');
