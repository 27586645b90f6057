create or replace function private.is_product_asked(p_resource text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked constant text[] := private.products_asked(p_resource, 'read');
begin
  return case when private.chosen_product() is null and private.in_every_product(p_resource, 'read') then ''
    when cardinality(asked) = 1 then private.is_value('s.product', asked[1])
    else format(' and s.product = any (%L::text[])', asked) end;
end
$$;
comment on function private.is_product_asked is
  'Condition in SQL on the product of rows s: those that a list shows the caller.';
