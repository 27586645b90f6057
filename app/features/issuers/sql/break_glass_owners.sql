drop policy if exists break_glass_owners_server on public.break_glass_owners;
create policy break_glass_owners_server on public.break_glass_owners for select to service_role using (true);

drop policy if exists break_glass_owners_staff on public.break_glass_owners;
create policy break_glass_owners_staff on public.break_glass_owners for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));

drop trigger if exists keep_a_break_glass_owner on public.break_glass_owners;
create constraint trigger keep_a_break_glass_owner
  after delete on public.break_glass_owners deferrable initially immediate
  for each row execute function private.keep_a_break_glass_owner();
