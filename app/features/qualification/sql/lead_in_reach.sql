create or replace function private.lead_in_reach(p_lead_id uuid, p_action text) returns boolean
language sql stable security definer set search_path = ''
return private.in_every_product('crm', p_action) or exists (
  select from public.qualification_submissions s
  where s.id = p_lead_id and s.source = any (private.lead_sources_in(p_action)));
grant execute on function private.lead_in_reach to authenticated;
comment on function private.lead_in_reach is
  'Whether the caller has a permission on a lead, by the product of its source.';
