drop policy if exists submission_status_changes_server on public.submission_status_changes;
create policy submission_status_changes_server on public.submission_status_changes
  for select to service_role using (true);

drop policy if exists submission_status_changes_staff on public.submission_status_changes;
create policy submission_status_changes_staff on public.submission_status_changes
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));

create or replace trigger announce_leads after insert on public.submission_status_changes
  for each statement execute function private.announce_list('leads');
