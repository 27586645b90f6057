drop policy if exists crm_products_server on public.crm_products;
create policy crm_products_server on public.crm_products for select to service_role using (true);

-- Names are for users who work with the CRM, with feedback, or with settings; users without a
-- role read none.
drop policy if exists crm_products_staff on public.crm_products;
create policy crm_products_staff on public.crm_products for select to authenticated
  using (slug = any ((select private.products_in('crm', 'read'))::text[])
    or slug = any ((select private.products_in('feedback', 'read'))::text[])
    or (select public.has_permission((select private.uid()), 'settings', 'read')));

drop policy if exists crm_products_edit on public.crm_products;
create policy crm_products_edit on public.crm_products for update to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'manage')))
  with check ((select public.has_permission((select private.uid()), 'settings', 'manage')));

create or replace trigger count_revision before update on public.crm_products
  for each row execute function private.count_revision();
create or replace trigger record_setting_change after insert or update or delete on public.crm_products
  for each row execute function private.record_setting_change();
create or replace trigger keep_product_whole before insert or update on public.crm_products
  for each row execute function private.keep_product_whole();
create or replace trigger order_claim after update of lead_sources on public.crm_products
  for each row when (not new.lead_sources <@ old.lead_sources) execute function private.order_claim();
