drop policy if exists consent_records_server on public.consent_records;
create policy consent_records_server on public.consent_records
  for select to service_role using (true);
