create or replace function private.take_products_of_new_contacts() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  -- Most companies have them already, and an update opens all indexes of the table, even for no row.
  if not exists (select from added a join public.crm_companies c on c.id = a.company_id
      where not c.products @> a.products) then
    return null;
  end if;
  update public.crm_companies c set products = array(
      select distinct x from unnest(c.products || n.products) as x order by 1)
    from (
      select a.company_id, array_agg(distinct p) as products
      from added a, unnest(a.products) p where a.company_id is not null group by 1
    ) n
    where c.id = n.company_id and not c.products @> n.products;
  return null;
end
$$;
comment on function private.take_products_of_new_contacts is
  'Statement trigger: companies belong to the products of their new people.';
