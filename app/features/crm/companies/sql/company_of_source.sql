create or replace function private.company_of_source(
  p_name text, p_domain text, p_source text, p_products text[] default null
) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  products text[] := private.products_of_source(p_source, p_products);
begin
  return private.known_company(private.company_key(p_name), private.cnpj_in(p_name), p_domain,
    case when products = '{}' then private.products_in('crm', 'create') else products end);
end
$$;
comment on function private.company_of_source is
  'Finds a typed company with private.known_company() among the companies of p_products, or without these, of the '
  'products of the source. Null where there is none. p_domain comes from private.company_domain().';
