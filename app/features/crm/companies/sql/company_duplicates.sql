-- not null: id, name, reasons
create or replace function public.company_duplicates(p_company uuid)
returns table (id uuid, name text, cnpj text, city text, reasons text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_company(p_company, 'read');
  return query
    select c.id, c.name, c.cnpj, c.city, array_agg(distinct f.reason order by f.reason)
    from (
      select o.company_id, o.kind as reason
      from private.company_keys k join private.company_keys o on o.kind = k.kind and o.key = k.key
      where k.company_id = p_company
      union all
      select o.id, 'cnpj' from public.crm_companies m join public.crm_companies o on left(o.cnpj, 8) = left(m.cnpj, 8)
      where m.id = p_company and m.cnpj is not null and o.cnpj is not null
    ) f (company_id, reason) join public.crm_companies c on c.id = f.company_id
    where c.id <> p_company and c.merged_into is null
      and (private.in_every_product('crm', 'read') or c.products && private.products_in('crm', 'read'))
      and not private.is_dismissed_company_pair(p_company, c.id)
    group by c.id order by cardinality(array_agg(distinct f.reason)) desc, c.is_active desc, c.created_at, c.id limit 8;
end
$$;
grant execute on function public.company_duplicates to authenticated;
comment on function public.company_duplicates is
  'Companies that may be the same as one and were not dismissed, with the reasons: name (without case, accents and legal form), domain of site '
  'or mail, or cnpj (its first eight characters). Refuses with crm_read_missing or company_gone.';
