drop policy if exists newsletter_events_server on public.newsletter_events;
create policy newsletter_events_server on public.newsletter_events
  for select to service_role using (true);
