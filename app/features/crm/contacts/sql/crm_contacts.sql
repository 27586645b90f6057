drop policy if exists crm_contacts_server on public.crm_contacts;
create policy crm_contacts_server on public.crm_contacts for select to service_role using (true);

-- Contacts and deals for users who may read the CRM; tickets and entries join them.
drop policy if exists crm_contacts_staff on public.crm_contacts;
create policy crm_contacts_staff on public.crm_contacts for select to authenticated
  using (products && (select private.products_in('crm', 'read'))::text[]
    or (select private.in_every_product('crm', 'read')));

-- Of the release before, which had a trigger for each step.
drop trigger if exists keep_contact_points on public.crm_contacts;
drop trigger if exists keep_contact_words on public.crm_contacts;
drop trigger if exists record_contact_event on public.crm_contacts;
drop trigger if exists rename_deals on public.crm_contacts;
drop trigger if exists rename_leads on public.crm_contacts;
drop trigger if exists rename_projects on public.crm_contacts;
drop trigger if exists rename_tickets on public.crm_contacts;
drop trigger if exists score_contact on public.crm_contacts;
drop trigger if exists take_company_products on public.crm_contacts;
drop trigger if exists take_products_of_source on public.crm_contacts;
drop function if exists private.score_contact(), private.take_products_of_source();

create or replace trigger count_revision before update on public.crm_contacts
  for each row execute function private.count_revision();
create or replace trigger crm_contacts_before_write before insert or update of source, company_id
  on public.crm_contacts for each row execute function private.crm_contacts_before_write();
create or replace trigger crm_contacts_after_update after update on public.crm_contacts
  for each row when (old.* is distinct from new.*)
  execute function private.crm_contacts_after_update();
-- Triggers of one kind fire by name: the points are stored before the search text is made of them. What comes is
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
create or replace trigger record_gone_contacts after delete on public.crm_contacts
  referencing old table as gone for each statement
  execute function private.record_gone_contacts('contact');
