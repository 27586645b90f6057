drop policy if exists invoice_events_server on public.invoice_events;
create policy invoice_events_server on public.invoice_events for select to service_role using (true);

-- Staff alone: there is no policy for the people of a client, and none is to come.
drop policy if exists invoice_events_staff on public.invoice_events;
create policy invoice_events_staff on public.invoice_events for select to authenticated
  using ((select public.has_permission((select private.uid()), 'financial', 'read')));
