drop policy if exists approvals_server on public.approvals;
create policy approvals_server on public.approvals for select to service_role using (true);

drop policy if exists approvals_readers on public.approvals;
create policy approvals_readers on public.approvals for select to authenticated
  using (exists (select from public.deliverable_versions v where v.id = version_id));

create or replace trigger keep_approval before update on public.approvals
  for each row execute function private.keep_approval();
