drop policy if exists crm_tag_links_server on public.crm_tag_links;
create policy crm_tag_links_server on public.crm_tag_links for select to service_role using (true);

drop policy if exists crm_tag_links_staff on public.crm_tag_links;
create policy crm_tag_links_staff on public.crm_tag_links for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[])
    or product is null and (select private.in_every_product('crm', 'read')));
