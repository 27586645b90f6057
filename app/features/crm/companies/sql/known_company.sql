create or replace function private.known_company(
  p_name_key text, p_cnpj text, p_domain text, p_products text[]
) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  firm uuid;
begin
  if p_cnpj is not null then
    select coalesce(c.merged_into, c.id) into firm from public.crm_companies c where c.cnpj = p_cnpj;
  end if;
  if firm is null then
    select coalesce(c.merged_into, c.id) into firm
      from private.company_keys k join public.crm_companies c on c.id = k.company_id
      where (k.kind, k.key) in (('name', p_name_key), ('domain', p_domain))
        and (p_cnpj is null or c.cnpj is null)
        -- Of another product there may be a namesake, which is not shown to this one.
        and (c.products && p_products or c.products = '{}')
      order by k.kind = 'name' desc, c.is_active desc, c.created_at, c.id limit 1;
  end if;
  return firm;
end
$$;
comment on function private.known_company is
  'The company with a CNPJ, else of those of some products the one with a name or one of its spellings, else with a mail '
  'domain; the oldest in use, or what it was merged into. The keys are of private.company_key() and private.company_domain().';
