-- not null: id, name, other_id, other_name, reasons
create or replace function public.company_pairs(p_limit integer default 50)
returns table (id uuid, name text, city text, other_id uuid, other_name text, other_city text, reasons text[])
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read') and private.chosen_product() is null;
  shown text[] := private.selected_products('crm', 'read');
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    with alike (a, b, reason) as materialized (
      select k.company_id, o.company_id, k.kind
      from private.company_keys k
      join private.company_keys o on o.kind = k.kind and o.key = k.key and o.company_id <> k.company_id
      union all
      select m.id, o.id, 'cnpj' from public.crm_companies m
      join public.crm_companies o on left(o.cnpj, 8) = left(m.cnpj, 8) and o.id <> m.id
      where m.cnpj is not null and o.cnpj is not null
    )
    select one.id, one.name, one.city, other.id, other.name, other.city, array_agg(distinct p.reason order by p.reason)
    from alike p
    join public.crm_companies one on one.id = p.a
    join public.crm_companies other on other.id = p.b
    -- The older one of the two stays.
    where (one.created_at, one.id) < (other.created_at, other.id)
      and one.is_active and other.is_active and one.merged_into is null and other.merged_into is null
      and (everywhere or one.products && shown) and (everywhere or other.products && shown)
      and not private.is_dismissed_company_pair(one.id, other.id)
    group by one.id, other.id
    order by count(distinct p.reason) desc, private.folded(one.name), one.id, other.id limit private.page_size(p_limit);
end
$$;
grant execute on function public.company_pairs to authenticated;
comment on function public.company_pairs is
  'Pairs of companies in use that may be the same and were not dismissed, the older one first, with the reasons of company_duplicates(). '
  'Refuses with crm_read_missing.';
