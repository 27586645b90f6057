drop policy if exists unfinished_leads_server on public.unfinished_leads;
create policy unfinished_leads_server on public.unfinished_leads for select to service_role using (true);

-- The same condition as for reading leads.
drop policy if exists unfinished_leads_staff on public.unfinished_leads;
create policy unfinished_leads_staff on public.unfinished_leads for select to authenticated
  using (source = any ((select private.lead_sources_in('read'))::text[])
    or (select private.in_every_product('crm', 'read')));
