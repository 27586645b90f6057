-- not null: *
create or replace function private.may_in(p_resource text, p_action text, p_product text)
returns boolean
language sql stable security definer set search_path = ''
return case when p_product is null then private.in_every_product(p_resource, p_action)
  else p_product = any (private.products_in(p_resource, p_action)) end;
grant execute on function private.may_in to authenticated;
comment on function private.may_in is
  'Whether the caller may do something in the rows of a product; of none with null.';
