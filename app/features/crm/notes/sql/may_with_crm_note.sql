create or replace function private.may_with_crm_note(p_note public.crm_notes, p_action text) returns boolean
language sql stable set search_path = ''
return private.in_every_product('crm', p_action)
  or coalesce(private.products_of_crm_note(p_note) && private.products_in('crm', p_action), false);
comment on function private.may_with_crm_note is
  'Whether the caller has a permission on the deal, contact or company of a note, by its products.';
