create or replace function private.contact_conditions(
  p_text text, p_product text, p_owner uuid, p_source text, p_deal text, p_company uuid,
  p_from date, p_to date, p_but text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  everywhere constant boolean := private.in_every_product('crm', 'read')
    and private.chosen_product() is null;
  selected constant text[] := private.selected_products('crm', 'read');
begin
  -- Of a product that the list does not show there is nothing, and nothing is read to find that out.
  if not p_product = any (selected) then
    return ' and false';
  end if;
  return coalesce(' and ' || private.lead_search_condition(p_text), '')
    || case when p_product is not null then format(' and s.products @> array[%L]', p_product)
      when everywhere then '' else format(' and s.products && %L::text[]', selected) end
    || case when p_but = 's.company' then '' else private.value_condition('s.company', p_company::text) end
    || case when p_but = 's.owner' then '' else private.value_condition('s.owner', p_owner::text) end
    || case when p_but = 's.source' then '' else private.value_condition('s.source', p_source) end
    || case when p_deal is null then ''
      when everywhere then case when p_but = 's.open_deal' then ''
        else private.value_condition('s.open_deal', (p_deal = 'open')::text) end
      -- The mark is of deals of any product: of those who have it, the deals say whose they are.
      else format(' and %s(s.open_deal and exists (select from public.crm_deals d
          join public.crm_stages g on g.id = d.stage_id
          where d.contact_id = s.id and d.is_active and g.kind = ''open'' and d.product = any (%L)))',
        case when p_deal = 'open' then '' else 'not ' end, selected) end
    || private.days_condition('s.created_at', p_from, p_to);
end
$$;
comment on function private.contact_conditions is
  'Conditions in SQL on rows s of private.contact_words for the filters of a list and the products of the caller, '
  'without the column p_but, which the page reads as bounds of its index.';
