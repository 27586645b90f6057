drop policy if exists sign_in_issuers_server on public.sign_in_issuers;
create policy sign_in_issuers_server on public.sign_in_issuers for select to service_role using (true);

drop policy if exists sign_in_issuers_staff on public.sign_in_issuers;
create policy sign_in_issuers_staff on public.sign_in_issuers for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));

drop trigger if exists keep_a_break_glass_owner on public.sign_in_issuers;
create constraint trigger keep_a_break_glass_owner
  after update of is_enabled on public.sign_in_issuers deferrable initially immediate
  for each row when (new.is_enabled) execute function private.keep_a_break_glass_owner();
