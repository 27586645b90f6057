drop policy if exists webhooks_server on public.webhooks;
create policy webhooks_server on public.webhooks for select to service_role using (true);

drop policy if exists webhooks_staff on public.webhooks;
create policy webhooks_staff on public.webhooks for select to authenticated
  using (product = any ((select private.products_in('integrations', 'read'))::text[])
    or (select private.in_every_product('integrations', 'read'))
    or owner_id = (select private.uid())
      and (select public.has_permission((select private.uid()), 'integrations', 'read')));
