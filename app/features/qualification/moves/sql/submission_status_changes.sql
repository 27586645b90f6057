drop policy if exists submission_status_changes_server on public.submission_status_changes;
create policy submission_status_changes_server on public.submission_status_changes
  for select to service_role using (true);

drop policy if exists submission_status_changes_staff on public.submission_status_changes;
create policy submission_status_changes_staff on public.submission_status_changes
  for select to authenticated
  using ((select private.in_every_product('crm', 'read'))
    or exists (select from public.qualification_submissions s where s.id = submission_id));

create or replace trigger announce_leads after insert on public.submission_status_changes
  for each statement execute function private.announce_list('leads');
