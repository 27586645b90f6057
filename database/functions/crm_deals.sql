drop policy if exists crm_deals_server on public.crm_deals;
create policy crm_deals_server on public.crm_deals for select to service_role using (true);

drop policy if exists crm_deals_staff on public.crm_deals;
create policy crm_deals_staff on public.crm_deals for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));
