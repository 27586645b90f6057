drop function if exists private.contacts_page_sql(
  text, text, text, text, text, uuid, date, date, text, boolean, uuid, integer);
drop function if exists private.contacts_page_sql(
  text, text, uuid, text, text, uuid, date, date, text, boolean, uuid, integer);
drop function if exists private.contacts_page_sql(
  text, text, text, text, text, uuid, date, date, text, boolean, uuid, integer, jsonb);
create or replace function private.contacts_page_sql(
  p_text text, p_product text, p_owner text, p_source text, p_deal text, p_company uuid,
  p_from date, p_to date, p_sort text, p_descending boolean, p_after uuid, p_limit integer,
  p_fields jsonb default null, p_tag text default null, p_campaign text default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  whole constant boolean := private.in_every_product('crm', 'read') and private.chosen_product() is null;
  keys text[] := case p_sort when 'name' then array['s.name_key', 's.id']
    else array['s.created_at', 's.id'] end;
  created boolean := p_sort <> 'name';
  size integer := private.page_size(p_limit);
  -- The first of these filters is the first column of the index.
  equal text := case when not created then null when p_company is not null then 's.company'
    when p_owner is not null then 's.owner' when p_source is not null then 's.source'
    -- A caller limited to products may see no open deal of a marked contact: the mark covers all products.
    when p_deal = 'open' or whole and p_deal is not null then 's.open_deal' end;
  found constant text := private.tag_condition('contact_id', p_tag)
    || private.campaign_condition('contact_id', p_campaign);
  rest text := private.contact_conditions(p_text, p_product, p_owner, p_source, p_deal, p_company,
    null, null, equal, p_fields) || found;
  page text;
begin
  if private.pattern_of(p_text) is null then
    page := private.page_of_values('private.contact_words', rest
        || case when created then '' else private.days_condition('s.created_at', p_from, p_to) end,
      array[equal],
      array[case equal when 's.company' then private.literals_of(array[p_company::text], 'uuid')
        when 's.owner' then private.literals_of(private.filter_values(p_owner), 'uuid')
        when 's.source' then private.literals_of(private.filter_values(p_source))
        when 's.open_deal' then private.literals_of(array[(p_deal = 'open')::text], 'boolean') end], keys,
      case when created then p_from end, case when created then p_to end, p_descending, p_after, size);
  else
    -- By words, contacts come in order of arrival: no index has another order of them.
    keys := array['s.created_at', 's.id'];
    page := private.page_by_words('private.contact_words', null,
      private.contact_conditions(p_text, p_product, p_owner, p_source, p_deal, p_company, null, null, null,
        p_fields) || found,
      '', '{}', '{}', keys, p_from, p_to, p_descending, p_after, size, least(200 * size, 20000));
  end if;
  return format('
    select c.id, c.name, c.email, c.phone, coalesce(o.name, c.company), c.company_id, c.job_title,
      c.source, c.products, c.owner_id, p.display_name,
      deals.open, deals.value, c.created_at
    from (%1$s) page
    join private.contact_words s on s.id = page.id
    join public.crm_contacts c on c.id = page.id
    left join public.crm_companies o on o.id = c.company_id
    left join public.user_profiles p on p.user_id = c.owner_id
    -- Those of the products that the list is of.
    cross join lateral (
      select count(*)::integer as open, coalesce(sum(d.value), 0) as value
      from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
      where d.contact_id = c.id and d.is_active and g.kind = ''open'' and d.product = any (%3$L)) deals
    %2$s', page, private.in_order(keys, p_descending), private.selected_products('crm', 'read'));
end
$$;
comment on function private.contacts_page_sql is 'The statement of contacts_page().';
