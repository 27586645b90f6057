drop policy if exists sign_in_roles_server on public.sign_in_roles;
create policy sign_in_roles_server on public.sign_in_roles for select to service_role using (true);

drop policy if exists sign_in_roles_staff on public.sign_in_roles;
create policy sign_in_roles_staff on public.sign_in_roles for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));
