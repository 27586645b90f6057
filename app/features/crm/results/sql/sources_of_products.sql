create or replace function private.sources_of_products(p_products text[]) returns text[]
language sql stable
return (
  select coalesce(array_agg(source order by source), '{}')
  from public.crm_products p cross join unnest(p.lead_sources) as source
  where p.slug = any (p_products)
);
comment on function private.sources_of_products is 'Sources whose contacts are of one of the products.';
