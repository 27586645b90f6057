drop policy if exists user_roles_read on public.user_roles;
create policy user_roles_read on public.user_roles for select to authenticated
  using (user_id = (select private.uid())
    or (select public.has_permission((select private.uid()), 'users', 'read')));

drop policy if exists user_roles_server on public.user_roles;
create policy user_roles_server on public.user_roles for select to service_role using (true);

drop trigger if exists keep_a_superadmin on public.user_roles;
create constraint trigger keep_a_superadmin
  after update or delete on public.user_roles deferrable initially immediate
  for each row when (old.role = 'superadmin' and old.is_active and old.expires_at is null)
  execute function private.keep_a_superadmin();
create or replace trigger announce_access after insert or update or delete on public.user_roles
  for each row execute function private.announce_access();

drop trigger if exists keep_a_break_glass_owner on public.user_roles;
create constraint trigger keep_a_break_glass_owner
  after update or delete on public.user_roles deferrable initially immediate
  for each row when (old.role = 'superadmin' and old.is_active)
  execute function private.keep_a_break_glass_owner();
