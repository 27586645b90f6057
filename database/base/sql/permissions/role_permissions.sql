drop policy if exists role_permissions_read on public.role_permissions;
create policy role_permissions_read on public.role_permissions for select to authenticated
  using ((select private.my_rank()) > 0);

drop policy if exists role_permissions_server on public.role_permissions;
create policy role_permissions_server on public.role_permissions for select to service_role
  using (true);

create or replace trigger announce_access
  after insert or update or delete on public.role_permissions
  for each statement execute function private.announce_access();
