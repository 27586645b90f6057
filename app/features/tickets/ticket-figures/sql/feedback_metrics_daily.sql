drop policy if exists feedback_metrics_daily_server on public.feedback_metrics_daily;
create policy feedback_metrics_daily_server on public.feedback_metrics_daily
  for select to service_role using (true);

drop policy if exists feedback_metrics_daily_staff on public.feedback_metrics_daily;
create policy feedback_metrics_daily_staff on public.feedback_metrics_daily
  for select to authenticated
  using (project_id = any ((select private.feedback_projects_in('read'))::uuid[]));
