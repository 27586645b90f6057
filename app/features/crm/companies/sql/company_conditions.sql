-- What depends on the former one goes first.
drop function if exists private.companies_page_sql(text, text, text, text, text, boolean, uuid, integer);
drop function if exists private.companies_page_sql(text, text, text, uuid, text, boolean, uuid, integer);
drop function if exists private.company_conditions(text, text, text, text);
drop function if exists private.company_conditions(text, text, text, uuid);
create or replace function private.company_conditions(
  p_text text, p_active text, p_product text, p_owner text, p_fields jsonb default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected constant text[] := private.selected_products('crm', 'read');
  products constant text[] := array(select v from unnest(private.filter_values(p_product)) v where v = any (selected));
begin
  -- Of a product that the list does not show there is nothing, and nothing is read to find that out.
  if p_product is not null and cardinality(products) = 0 then
    return ' and false';
  end if;
  return case when private.pattern_of(p_text) is null then '' else
      format(' and private.folded(s.name || '' '' || coalesce(s.cnpj, '''')) like %L',
        private.pattern_of(private.folded(
          -- A CNPJ is kept without its marks.
          case when p_text ~ '^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.' then regexp_replace(p_text, '[./-]', '', 'g')
            else p_text end))) end
    || ' and s.merged_into is null'
    || case p_active when 'all' then '' when 'no' then ' and not s.is_active' else ' and s.is_active' end
    || private.values_condition('s.owner_id', private.filter_values(p_owner))
    || private.field_conditions('company', p_fields, 's.id')
    || case when p_product is not null then case when cardinality(products) = 1 then
        format(' and s.products @> array[%L]', products[1]) else format(' and s.products && %L::text[]', products) end
      when private.in_every_product('crm', 'read') and private.chosen_product() is null then ''
      else format(' and s.products && %L::text[]', selected) end;
end
$$;
comment on function private.company_conditions is
  'Conditions in SQL on companies s, of what is given and what the caller may see.';
