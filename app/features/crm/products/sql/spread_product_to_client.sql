create or replace function private.spread_product_to_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.client_organizations o set products = array(
      select distinct x from unnest(o.products || new.product) as x order by 1)
    where o.id = new.organization_id and not new.product = any (o.products);
  return null;
end
$$;
comment on function private.spread_product_to_client is
  'Trigger: a client belongs to the product of every deal and every project that it has.';
