create or replace function private.lead_follows(p_source text) returns boolean
language sql stable
return private.caller_role() <> 'authenticated' or p_source = any (private.lead_sources_in('update'))
  or private.in_every_product('crm', 'update');
comment on function private.lead_follows is
  'Whether the caller may change leads of a source, so that a lead moves with its deal.';
