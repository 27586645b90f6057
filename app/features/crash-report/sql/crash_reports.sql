drop policy if exists crash_reports_server on public.crash_reports;
create policy crash_reports_server on public.crash_reports for select to service_role using (true);

drop policy if exists crash_reports_told on public.crash_reports;
create policy crash_reports_told on public.crash_reports
  for update to service_role using (true) with check (true);
