drop policy if exists roles_read on public.roles;
create policy roles_read on public.roles for select to authenticated
  using ((select private.my_rank()) > 0);

drop policy if exists roles_server on public.roles;
create policy roles_server on public.roles for select to service_role using (true);

create or replace trigger announce_access
  after insert or update or delete on public.roles
  for each statement execute function private.announce_access();
