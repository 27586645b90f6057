drop policy if exists crm_pipelines_server on public.crm_pipelines;
create policy crm_pipelines_server on public.crm_pipelines
  for select to service_role using (true);
