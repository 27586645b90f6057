create or replace function private.has_claim_of_visitor() returns boolean
language sql stable
return coalesce(private.claim('client'), private.claim('sub')) is not null;
comment on function private.has_claim_of_visitor is
  'Whether the claims of the request name a visitor.';
