drop policy if exists cache_generation_read on public.cache_generation;
create policy cache_generation_read on public.cache_generation
  for select to anon, authenticated, service_role using (true);
