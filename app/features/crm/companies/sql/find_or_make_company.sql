create or replace function private.find_or_make_company(
  p_name text, p_email text, p_source text, p_products text[] default null, p_owner_id uuid default null
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  name_key text := private.company_key(p_name);
  domain text;
  number text;
  of_source text[];
  firm uuid;
begin
  if name_key is null then
    return null;
  end if;
  domain := private.company_domain(p_email);
  number := private.cnpj_in(p_name);
  of_source := coalesce(p_products,
    (select array_agg(p.slug) from public.crm_products p where p_source = any (p.lead_sources)), '{}');
  perform private.lock_company_name(p_name);
  firm := private.known_company(name_key, number, domain,
    case when of_source = '{}' then private.products_in('crm', 'create') else of_source end);
  if firm is null then
    insert into public.crm_companies (name, cnpj, products, owner_id)
      values (left(btrim(p_name), 200), number, of_source, p_owner_id) returning id into firm;
    insert into private.company_keys (kind, key, company_id)
      select 'domain', domain, firm where domain is not null on conflict do nothing;
  end if;
  return firm;
end
$$;
comment on function private.find_or_make_company is
  'The company that was typed, as private.known_company() finds it, else a new one of the products given, which are '
  'those of the source otherwise. Null where the text names none.';
