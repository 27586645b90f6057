drop policy if exists outbox_server on public.outbox;
create policy outbox_server on public.outbox for all to service_role using (true);
