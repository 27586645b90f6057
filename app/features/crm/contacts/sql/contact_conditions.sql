-- What depends on the former one goes first.
drop function if exists private.contacts_page_sql(
  text, text, text, text, text, uuid, date, date, text, boolean, uuid, integer);
drop function if exists private.contacts_page_sql(
  text, text, uuid, text, text, uuid, date, date, text, boolean, uuid, integer);
drop function if exists private.contact_conditions(text, text, text, text, text, uuid, date, date, text);
drop function if exists private.contact_conditions(text, text, uuid, text, text, uuid, date, date, text);
create or replace function private.contact_conditions(
  p_text text, p_product text, p_owner text, p_source text, p_deal text, p_company uuid,
  p_from date, p_to date, p_but text, p_fields jsonb default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  everywhere constant boolean := private.in_every_product('crm', 'read')
    and private.chosen_product() is null;
  selected constant text[] := private.selected_products('crm', 'read');
  products constant text[] := array(select v from unnest(private.filter_values(p_product)) v where v = any (selected));
begin
  -- Of a product that the list does not show there is nothing, and nothing is read to find that out.
  if p_product is not null and cardinality(products) = 0 then
    return ' and false';
  end if;
  return coalesce(' and ' || private.lead_search_condition(p_text), '')
    || case when p_product is not null then case when cardinality(products) = 1 then
        format(' and s.products @> array[%L]', products[1]) else format(' and s.products && %L::text[]', products) end
      when everywhere then '' else format(' and s.products && %L::text[]', selected) end
    || case when p_but = 's.company' then '' else private.value_condition('s.company', p_company::text) end
    || case when p_but = 's.owner' then '' else private.values_condition('s.owner', private.filter_values(p_owner)) end
    || case when p_but = 's.source' then '' else private.values_condition('s.source', private.filter_values(p_source)) end
    || case when p_deal is null then ''
      when everywhere then case when p_but = 's.open_deal' then ''
        else private.value_condition('s.open_deal', (p_deal = 'open')::text) end
      -- The mark is of deals of any product: of those who have it, the deals say whose they are.
      else format(' and %s(s.open_deal and exists (select from public.crm_deals d
          join public.crm_stages g on g.id = d.stage_id
          where d.contact_id = s.id and d.is_active and g.kind = ''open'' and d.product = any (%L)))',
        case when p_deal = 'open' then '' else 'not ' end, selected) end
    || private.field_conditions('contact', p_fields, 's.id')
    || private.days_condition('s.created_at', p_from, p_to);
end
$$;
comment on function private.contact_conditions is
  'Conditions in SQL on rows s of private.contact_words for the filters of a list and the products of the caller, '
  'without the column p_but, which the page reads as bounds of its index.';
