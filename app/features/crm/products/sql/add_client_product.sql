create or replace function private.add_client_product(p_client uuid, p_product text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.client_organizations o set products = array(
      select distinct x from unnest(o.products || p_product) as x order by 1)
    where o.id = p_client and not p_product = any (o.products);
end
$$;
comment on function private.add_client_product is
  'Step: a client belongs to the product of every deal and every project that it has.';
