drop policy if exists crm_stages_server on public.crm_stages;
create policy crm_stages_server on public.crm_stages for select to service_role using (true);
