drop policy if exists event_counts_server on public.event_counts;
create policy event_counts_server on public.event_counts for select to service_role using (true);
