create or replace function private.products_of_crm_note(p_note public.crm_notes) returns text[]
language sql stable set search_path = ''
return coalesce(
  (select array[d.product] from public.crm_deals d where d.id = p_note.deal_id),
  (select c.products from public.crm_contacts c where c.id = p_note.contact_id),
  (select o.products from public.crm_companies o where o.id = p_note.company_id));
comment on function private.products_of_crm_note is
  'The products of the deal, contact or company of a note; null where that is deleted.';
