drop policy if exists crm_companies_server on public.crm_companies;
create policy crm_companies_server on public.crm_companies for select to service_role using (true);

drop policy if exists crm_companies_staff on public.crm_companies;
create policy crm_companies_staff on public.crm_companies for select to authenticated
  using (products && (select private.products_in('crm', 'read'))::text[]
    or (select private.in_every_product('crm', 'read')));

create or replace trigger count_revision before update on public.crm_companies
  for each row execute function private.count_revision();
create or replace trigger name_of_company_changed after update of name on public.crm_companies
  for each row when (old.name <> new.name) execute function private.name_of_company_changed();
create or replace trigger record_new_contacts after insert on public.crm_companies
  referencing new table as added for each statement
  execute function private.record_new_contacts('company');
create or replace trigger record_contact_event after update
  on public.crm_companies for each row execute function private.record_contact_event('company');
create or replace trigger rename_deals after update of name on public.crm_companies
  for each row when (old.name is distinct from new.name)
  execute function private.rename_deals('company');
create or replace trigger rename_tickets after update of name on public.crm_companies
  for each row when (old.name is distinct from new.name)
  execute function private.rename_tickets('company');
create or replace trigger record_gone_contacts after delete on public.crm_companies
  referencing old table as gone for each statement
  execute function private.record_gone_contacts('company');
create or replace trigger rename_projects after update of name on public.crm_companies
  for each row when (old.name is distinct from new.name)
  execute function private.rename_projects('company');
