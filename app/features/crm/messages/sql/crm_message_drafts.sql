drop policy if exists crm_message_drafts_server on public.crm_message_drafts;
create policy crm_message_drafts_server on public.crm_message_drafts
  for select to service_role using (true);

drop policy if exists crm_message_drafts_staff on public.crm_message_drafts;
create policy crm_message_drafts_staff on public.crm_message_drafts for select to authenticated
  using (product = any ((select private.products_in('crm', 'read'))::text[])
    or product is null and (select private.in_every_product('crm', 'read')));
