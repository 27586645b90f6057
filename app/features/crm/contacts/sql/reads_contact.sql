create or replace function private.reads_contact(p_products text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return p_products && private.products_in('crm', 'read') or private.in_every_product('crm', 'read');
end
$$;
comment on function private.reads_contact is
  'Whether the caller reads a contact of these products: as the policy of contacts, for definer functions.';
