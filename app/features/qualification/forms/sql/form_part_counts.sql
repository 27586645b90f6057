drop policy if exists form_part_counts_server on public.form_part_counts;
create policy form_part_counts_server on public.form_part_counts for select to service_role using (true);
