drop policy if exists break_glass_owners_server on public.break_glass_owners;
create policy break_glass_owners_server on public.break_glass_owners for select to service_role using (true);

drop policy if exists break_glass_owners_staff on public.break_glass_owners;
create policy break_glass_owners_staff on public.break_glass_owners for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));
