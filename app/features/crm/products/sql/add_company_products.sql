create or replace function private.add_company_products(p_company uuid, p_products text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_companies c set products = array(
      select distinct x from unnest(c.products || p_products) as x order by 1)
    where c.id = p_company and not c.products @> p_products;
end
$$;
comment on function private.add_company_products is
  'Step: a company belongs to the products of its people and of its deals.';
