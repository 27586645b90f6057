drop policy if exists score_runs_server on public.score_runs;
create policy score_runs_server on public.score_runs for select to service_role using (true);

drop policy if exists score_runs_staff on public.score_runs;
create policy score_runs_staff on public.score_runs for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
