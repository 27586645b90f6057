drop function if exists private.is_product_asked(text), private.products_asked(text, text);
create or replace function private.product_condition(p_resource text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected constant text[] := private.selected_products(p_resource, 'read');
begin
  return case when private.chosen_product() is null and private.in_every_product(p_resource, 'read') then ''
    when cardinality(selected) = 1 then private.value_condition('s.product', selected[1])
    else format(' and s.product = any (%L::text[])', selected) end;
end
$$;
comment on function private.product_condition is
  'Condition in SQL on the product of rows s: one of the selected products.';
