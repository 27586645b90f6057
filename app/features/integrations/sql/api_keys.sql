drop policy if exists api_keys_server on public.api_keys;
create policy api_keys_server on public.api_keys for select to service_role using (true);

drop policy if exists api_keys_staff on public.api_keys;
create policy api_keys_staff on public.api_keys for select to authenticated
  using (product = any ((select private.products_in('integrations', 'read'))::text[])
    or (select private.in_every_product('integrations', 'read'))
    or owner_id = (select private.uid())
      and (select public.has_permission((select private.uid()), 'integrations', 'read')));
