drop policy if exists invoice_events_server on public.invoice_events;
create policy invoice_events_server on public.invoice_events for select to service_role using (true);

-- Staff only: on purpose without a policy for clients.
drop policy if exists invoice_events_staff on public.invoice_events;
create policy invoice_events_staff on public.invoice_events for select to authenticated
  using (exists (select from public.invoices i where i.id = invoice_id
    and i.product = any ((select private.products_in('financial', 'read'))::text[])));
