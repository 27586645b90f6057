create or replace function private.add_contact_product(p_contact uuid, p_product text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_contacts c set products = array(
      select distinct x from unnest(c.products || p_product) as x order by 1)
    where c.id = p_contact and not p_product = any (c.products);
end
$$;
comment on function private.add_contact_product is
  'Step: a contact belongs to the product of every deal it has.';
