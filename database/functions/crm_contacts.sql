drop policy if exists crm_contacts_server on public.crm_contacts;
create policy crm_contacts_server on public.crm_contacts for select to service_role using (true);

-- Contacts and deals for whoever may read the CRM; tickets and entries join them.
drop policy if exists crm_contacts_staff on public.crm_contacts;
create policy crm_contacts_staff on public.crm_contacts for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));

create or replace trigger rename_leads after update of name, email, company, phone on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email
    or old.company is distinct from new.company or old.phone is distinct from new.phone)
  execute function private.rename_leads();
