drop policy if exists crm_contacts_server on public.crm_contacts;
create policy crm_contacts_server on public.crm_contacts for select to service_role using (true);

-- Contacts and deals for users who may read the CRM; tickets and entries join them.
drop policy if exists crm_contacts_staff on public.crm_contacts;
create policy crm_contacts_staff on public.crm_contacts for select to authenticated
  using (products && (select private.products_in('crm', 'read'))::text[]
    or (select private.in_every_product('crm', 'read')));

create or replace trigger rename_leads after update of name, email, company, phone on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email
    or old.company is distinct from new.company or old.phone is distinct from new.phone)
  execute function private.rename_leads();
create or replace trigger take_products_of_source before insert or update of source
  on public.crm_contacts for each row execute function private.take_products_of_source();
-- Triggers of one kind fire by name: the points stand before the words are made of them. What comes is
-- looked at by statement, as an import brings hundreds in one.
create or replace trigger keep_points_of_new_contacts after insert on public.crm_contacts
  referencing new table as added for each statement
  execute function private.keep_points_of_new_contacts();
create or replace trigger keep_words_of_new_contacts after insert on public.crm_contacts
  referencing new table as added for each statement
  execute function private.keep_words_of_new_contacts();
create or replace trigger record_new_contacts after insert on public.crm_contacts
  referencing new table as added for each statement
  execute function private.record_new_contacts('contact');
create or replace trigger take_products_of_new_contacts after insert on public.crm_contacts
  referencing new table as added for each statement
  execute function private.take_products_of_new_contacts();
create or replace trigger keep_contact_points after update of email, phone
  on public.crm_contacts for each row execute function private.keep_contact_points();
create or replace trigger keep_contact_words after update of name, email, phone, company,
    company_id, job_title, source, owner_id, products, is_active, merged_into, created_at
  on public.crm_contacts for each row execute function private.keep_contact_words();
create or replace trigger take_company_products after update of company_id, products
  on public.crm_contacts for each row when (new.company_id is not null)
  execute function private.take_company_products();
create or replace trigger count_revision before update on public.crm_contacts
  for each row execute function private.count_revision();
create or replace trigger record_contact_event after update
  on public.crm_contacts for each row execute function private.record_contact_event('contact');
create or replace trigger rename_deals after update of name, email, company on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email
    or old.company is distinct from new.company)
  execute function private.rename_deals('contact');
create or replace trigger rename_tickets after update of name, company on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.company is distinct from new.company)
  execute function private.rename_tickets('contact');
create or replace trigger record_gone_contacts after delete on public.crm_contacts
  referencing old table as gone for each statement
  execute function private.record_gone_contacts('contact');
create or replace trigger score_contact after update of phone_verified on public.crm_contacts
  for each row when (old.phone_verified is distinct from new.phone_verified)
  execute function private.score_contact();
create or replace trigger rename_projects after update of name, email on public.crm_contacts
  for each row when ((old.name, old.email) is distinct from (new.name, new.email))
  execute function private.rename_projects('contact');
