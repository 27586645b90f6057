drop policy if exists client_organizations_server on public.client_organizations;
create policy client_organizations_server on public.client_organizations for select to service_role
  using (true);

drop policy if exists client_organizations_members on public.client_organizations;
create policy client_organizations_members on public.client_organizations for select to authenticated
  using (private.is_member(id));

drop policy if exists client_organizations_staff on public.client_organizations;
create policy client_organizations_staff on public.client_organizations for select to authenticated
  using ((select public.has_permission((select private.uid()), 'projects', 'read')));

create or replace trigger count_revision before update on public.client_organizations
  for each row execute function private.count_revision();
