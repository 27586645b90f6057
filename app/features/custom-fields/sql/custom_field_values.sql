drop policy if exists custom_field_values_server on public.custom_field_values;
create policy custom_field_values_server on public.custom_field_values for select to service_role using (true);

-- Readable with the record, by its own policy.
drop policy if exists custom_field_values_staff on public.custom_field_values;
create policy custom_field_values_staff on public.custom_field_values for select to authenticated
  using (exists (select from public.crm_contacts c where c.id = contact_id)
    or exists (select from public.crm_deals d where d.id = deal_id)
    or exists (select from public.crm_companies o where o.id = company_id)
    or exists (select from public.feedback_tickets t where t.id = ticket_id));

create or replace trigger a_follow_merge before insert or update of contact_id on public.custom_field_values
  for each row when (new.contact_id is not null) execute function private.follow_merge();
