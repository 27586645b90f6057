create or replace function private.name_of_crm_note(p_note public.crm_notes) returns text
language sql stable set search_path = ''
return coalesce(
  (select d.title from public.crm_deals d where d.id = p_note.deal_id),
  (select coalesce(c.name, c.email, c.phone) from public.crm_contacts c where c.id = p_note.contact_id),
  (select o.name from public.crm_companies o where o.id = p_note.company_id), '');
comment on function private.name_of_crm_note is 'The name of the deal, contact or company of a note.';
