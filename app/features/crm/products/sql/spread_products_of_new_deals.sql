create or replace function private.spread_products_of_new_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  -- A contact of the same source has the product already.
  if not exists (
      select from added a left join public.crm_contacts c on c.id = a.contact_id
        left join public.crm_companies o on o.id = a.company_id
      where not c.products @> array[a.product] or not o.products @> array[a.product]) then
    return null;
  end if;
  update public.crm_contacts c set products = array(
      select distinct x from unnest(c.products || n.products) as x order by 1)
    from (select a.contact_id, array_agg(distinct a.product) as products from added a group by 1) n
    where c.id = n.contact_id and not c.products @> n.products;
  update public.crm_companies c set products = array(
      select distinct x from unnest(c.products || n.products) as x order by 1)
    from (
      select a.company_id, array_agg(distinct a.product) as products
      from added a where a.company_id is not null group by 1
    ) n
    where c.id = n.company_id and not c.products @> n.products;
  return null;
end
$$;
comment on function private.spread_products_of_new_deals is
  'Statement trigger: contacts and companies belong to the products of their new deals.';
