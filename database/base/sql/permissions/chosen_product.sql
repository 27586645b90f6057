create or replace function private.chosen_product() returns text
language sql stable
return nullif(private.claim('product'), '');
grant execute on function private.chosen_product to authenticated;
comment on function private.chosen_product is
  'The product that the caller''s switch is on, null for all. It narrows what lists show, never '
  'what somebody may see.';
