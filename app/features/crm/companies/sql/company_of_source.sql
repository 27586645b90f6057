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
  'The company that was typed, as private.known_company() finds it among those of the products given, which are those of '
  'the source otherwise. Null where the text names none. The domain is of private.company_domain().';
