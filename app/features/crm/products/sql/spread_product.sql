create or replace function private.spread_product() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_contacts c set products = array(
      select distinct x from unnest(c.products || new.product) as x order by 1)
    where c.id = new.contact_id and not new.product = any (c.products);
  return null;
end
$$;
comment on function private.spread_product is
  'Trigger: a contact belongs to the product of every deal it has.';
