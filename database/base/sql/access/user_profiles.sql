-- Profiles: each user reads their own; users with users:read, all of them.
drop policy if exists user_profiles_read on public.user_profiles;
create policy user_profiles_read on public.user_profiles for select to authenticated
  using (user_id = (select private.uid())
    or (select public.has_permission((select private.uid()), 'users', 'read')));

drop policy if exists user_profiles_own on public.user_profiles;
create policy user_profiles_own on public.user_profiles for update to authenticated
  using (user_id = (select private.uid())) with check (user_id = (select private.uid()));

drop policy if exists user_profiles_server on public.user_profiles;
create policy user_profiles_server on public.user_profiles for all to service_role
  using (true) with check (true);

drop trigger if exists keep_a_superadmin on public.user_profiles;
create constraint trigger keep_a_superadmin
  after update of is_active on public.user_profiles deferrable initially immediate
  for each row when (old.is_active and not new.is_active)
  execute function private.keep_a_superadmin();
create or replace trigger announce_access after update of is_active on public.user_profiles
  for each row when (old.is_active is distinct from new.is_active)
  execute function private.announce_access();

drop trigger if exists keep_a_break_glass_owner on public.user_profiles;
create constraint trigger keep_a_break_glass_owner
  after update of is_active on public.user_profiles deferrable initially immediate
  for each row when (old.is_active and not new.is_active) execute function private.keep_a_break_glass_owner();
