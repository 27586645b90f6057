drop policy if exists sign_in_domains_server on public.sign_in_domains;
create policy sign_in_domains_server on public.sign_in_domains for select to service_role using (true);

drop policy if exists sign_in_domains_staff on public.sign_in_domains;
create policy sign_in_domains_staff on public.sign_in_domains for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));

drop trigger if exists keep_a_break_glass_owner on public.sign_in_domains;
create constraint trigger keep_a_break_glass_owner
  after insert or update on public.sign_in_domains deferrable initially immediate
  for each row when (new.is_required) execute function private.keep_a_break_glass_owner();
