-- not null: id, name, other_id, other_name, dismissed_at
create or replace function public.dismissed_company_pairs(p_limit integer default 50)
returns table (id uuid, name text, city text, other_id uuid, other_name text, other_city text,
  dismissed_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read') and private.chosen_product() is null;
  shown text[] := private.selected_products('crm', 'read');
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select one.id, one.name, one.city, other.id, other.name, other.city, d.dismissed_at
    from private.dismissed_company_pairs d
    join public.crm_companies one on one.id = d.one_id
    join public.crm_companies other on other.id = d.other_id
    where one.merged_into is null and other.merged_into is null
      and (everywhere or one.products && shown) and (everywhere or other.products && shown)
    order by d.dismissed_at desc, d.one_id, d.other_id limit private.page_size(p_limit);
end
$$;
grant execute on function public.dismissed_company_pairs to authenticated;
comment on function public.dismissed_company_pairs is
  'Pairs of companies that were dismissed as duplicates, newest first. Refuses with crm_read_missing.';
