drop policy if exists form_versions_read on public.form_versions;
create policy form_versions_read on public.form_versions for select to authenticated
  using ((select public.has_permission((select private.uid()), 'site', 'read')));

drop policy if exists form_versions_server on public.form_versions;
create policy form_versions_server on public.form_versions for select to service_role using (true);
