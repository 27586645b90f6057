drop policy if exists score_versions_server on public.score_versions;
create policy score_versions_server on public.score_versions for select to service_role using (true);

drop policy if exists score_versions_staff on public.score_versions;
create policy score_versions_staff on public.score_versions for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
