drop function if exists private.companies_page_sql(text, text, text, text, text, boolean, uuid, integer, jsonb);
drop function if exists private.companies_page_sql(text, text, text, text, text, boolean, uuid, integer);
drop function if exists private.companies_page_sql(text, text, text, uuid, text, boolean, uuid, integer);
create or replace function private.companies_page_sql(
  p_text text, p_active text, p_product text, p_owner text, p_sort text, p_descending boolean,
  p_after uuid, p_limit integer, p_fields jsonb default null, p_tag text default null,
  p_city text default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  keys constant text[] := case p_sort when 'created' then array['s.created_at', 's.id']
    else array['private.folded(s.name)', 's.id'] end;
  size constant integer := private.page_size(p_limit);
  conditions constant text := private.company_conditions(p_text, p_active, p_product, p_owner, p_fields)
    || private.tag_condition('company_id', p_tag) || private.city_condition(p_city);
begin
  return format('
    select s.id, s.name, s.cnpj, s.site, s.city, s.state, s.products, s.owner_id, p.display_name,
      s.is_active,
      (select count(*)::integer from private.contact_words w where w.company = s.id and %1$s),
      (select count(*)::integer from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
        where d.company_id = s.id and d.is_active and g.kind = ''open'' and d.product = any (%2$L)),
      (select coalesce(sum(d.value), 0) from public.crm_deals d
        join public.crm_stages g on g.id = d.stage_id
        where d.company_id = s.id and d.is_active and g.kind = ''open'' and d.product = any (%2$L)),
      s.created_at
    from public.crm_companies s left join public.user_profiles p on p.user_id = s.owner_id
    where ',
    -- People and deals are counted in the products that the caller may read.
    case when private.in_every_product('crm', 'read') and private.chosen_product() is null then 'true'
      else format('w.products && %L::text[]', private.selected_products('crm', 'read')) end,
    private.selected_products('crm', 'read'))
    || case when private.pattern_of(p_text) is null
      then 'true' || conditions || private.index_page('public.crm_companies', '{}', '{}', keys, null, null, p_descending,
        p_after, size)
      -- Many names begin with the same word, and in the order of names these are far from the first ones.
      else format('s.id in (%s)%s', private.page_by_words('public.crm_companies', null, conditions, '', '{}', '{}', keys,
        null, null, p_descending, p_after, size, 40 * size), private.in_order(keys, p_descending)) end;
end
$$;
comment on function private.companies_page_sql is 'The statement of companies_page().';
