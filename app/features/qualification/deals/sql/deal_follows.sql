create or replace function private.deal_follows(p_product text) returns boolean
language sql stable
return private.caller_role() <> 'authenticated' or p_product = any (private.products_in('crm', 'update'));
comment on function private.deal_follows is
  'Whether the caller may change deals of a product, so that a deal moves with its lead.';
