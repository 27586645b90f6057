create or replace function private.product_of_source(p_source text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (select p.slug from public.crm_products p where p_source = any (p.lead_sources)
    order by p.display_order limit 1);
end
$$;
comment on function private.product_of_source is
  'The product whose leads come from a source; null for none.';
