drop policy if exists form_counts_server on public.form_counts;
create policy form_counts_server on public.form_counts for select to service_role using (true);
