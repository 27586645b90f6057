drop policy if exists landing_counts_server on public.landing_counts;
create policy landing_counts_server on public.landing_counts for select to service_role using (true);
