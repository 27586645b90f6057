drop policy if exists web_vitals_daily_server on public.web_vitals_daily;
create policy web_vitals_daily_server on public.web_vitals_daily
  for select to service_role using (true);
