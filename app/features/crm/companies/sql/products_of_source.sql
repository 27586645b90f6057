create or replace function private.products_of_source(p_source text, p_products text[] default null) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(p_products,
    (select array_agg(p.slug) from public.crm_products p where p_source = any (p.lead_sources)), '{}');
end
$$;
comment on function private.products_of_source is
  'The products given, else those that take the leads of a source.';
