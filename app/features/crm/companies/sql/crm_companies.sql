drop policy if exists crm_companies_server on public.crm_companies;
create policy crm_companies_server on public.crm_companies for select to service_role using (true);

drop policy if exists crm_companies_staff on public.crm_companies;
create policy crm_companies_staff on public.crm_companies for select to authenticated
  using (products && (select private.products_in('crm', 'read'))::text[]
    or (select private.in_every_product('crm', 'read')));

-- Of the release before, which had a trigger for each step.
drop trigger if exists name_of_company_changed on public.crm_companies;
drop trigger if exists record_contact_event on public.crm_companies;
drop trigger if exists rename_deals on public.crm_companies;
drop trigger if exists rename_projects on public.crm_companies;
drop trigger if exists rename_tickets on public.crm_companies;
drop function if exists private.name_of_company_changed();

create or replace trigger count_revision before update on public.crm_companies
  for each row execute function private.count_revision();
create or replace trigger crm_companies_after_update after update on public.crm_companies
  for each row when (old.* is distinct from new.*)
  execute function private.crm_companies_after_update();
create or replace trigger keep_keys_of_new_companies after insert on public.crm_companies
  referencing new table as added for each statement execute function private.keep_keys_of_new_companies();
create or replace trigger record_new_contacts after insert on public.crm_companies
  referencing new table as added for each statement
  execute function private.record_new_contacts('company');
create or replace trigger record_gone_contacts after delete on public.crm_companies
  referencing old table as gone for each statement
  execute function private.record_gone_contacts('company');
