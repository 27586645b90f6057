drop policy if exists feedback_metrics_daily_server on public.feedback_metrics_daily;
create policy feedback_metrics_daily_server on public.feedback_metrics_daily
  for select to service_role using (true);

drop policy if exists feedback_metrics_daily_staff on public.feedback_metrics_daily;
create policy feedback_metrics_daily_staff on public.feedback_metrics_daily
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'feedback', 'read')));
