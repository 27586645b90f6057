create or replace function private.find_or_make_company(
  p_name text, p_email text, p_source text, p_products text[] default null, p_owner_id uuid default null
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  domain text := private.company_domain(p_email);
  firm uuid := private.company_of_source(p_name, domain, p_source, p_products);
begin
  if private.company_key(p_name) is null then
    return null;
  end if;
  if firm is not null then
    return firm;
  end if;
  perform private.lock_company_name(p_name);
  firm := private.company_of_source(p_name, domain, p_source, p_products);
  if firm is null then
    insert into public.crm_companies (name, cnpj, products, owner_id)
      values (left(btrim(p_name), 200), private.cnpj_in(p_name), private.products_of_source(p_source, p_products),
        p_owner_id)
      returning id into firm;
    insert into private.company_keys (kind, key, company_id)
      select 'domain', domain, firm where domain is not null on conflict do nothing;
  end if;
  return firm;
end
$$;
comment on function private.find_or_make_company is
  'The company that was typed, as private.company_of_source() finds it, else a new one of the products given, which are '
  'those of the source otherwise. Null where the text names none.';
