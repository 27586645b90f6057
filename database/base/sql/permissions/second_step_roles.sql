drop policy if exists second_step_roles_read on public.second_step_roles;
create policy second_step_roles_read on public.second_step_roles for select to authenticated
  using ((select private.my_rank()) > 0);

drop policy if exists second_step_roles_server on public.second_step_roles;
create policy second_step_roles_server on public.second_step_roles for select to service_role
  using (true);

-- Updates open pages at once: those of all users for a demand, those of one user for their own second step.
create or replace trigger announce_access
  after insert or update or delete on public.second_step_roles
  for each statement execute function private.announce_access();
