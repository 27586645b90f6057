drop policy if exists crm_tag_links_server on public.crm_tag_links;
create policy crm_tag_links_server on public.crm_tag_links for select to service_role using (true);

-- Those of contacts, companies and tickets are readable with the record, by its own policy.
drop policy if exists crm_tag_links_staff on public.crm_tag_links;
create policy crm_tag_links_staff on public.crm_tag_links for select to authenticated
  using (case when contact_id is not null then exists (select from public.crm_contacts c where c.id = contact_id)
    when company_id is not null then exists (select from public.crm_companies o where o.id = company_id)
    when ticket_id is not null then exists (select from public.feedback_tickets t where t.id = ticket_id)
    else product = any ((select private.products_in('crm', 'read'))::text[])
      or product is null and (select private.in_every_product('crm', 'read')) end);

create or replace trigger a_follow_merge before insert or update of contact_id on public.crm_tag_links
  for each row when (new.contact_id is not null) execute function private.follow_merge();
