drop policy if exists webhook_deliveries_server on public.webhook_deliveries;
create policy webhook_deliveries_server on public.webhook_deliveries for select to service_role using (true);

-- With their webhook.
drop policy if exists webhook_deliveries_staff on public.webhook_deliveries;
create policy webhook_deliveries_staff on public.webhook_deliveries for select to authenticated
  using (webhook_id in (select w.id from public.webhooks w));
