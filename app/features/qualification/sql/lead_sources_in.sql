create or replace function private.lead_sources_in(p_action text) returns text[]
language sql stable security definer set search_path = ''
return (
  select coalesce(array_agg(source order by source), '{}')
  from public.crm_products p cross join unnest(p.lead_sources) as source
  where p.slug = any (private.products_in('crm', p_action))
);
grant execute on function private.lead_sources_in to authenticated;
comment on function private.lead_sources_in is
  'Sources of the leads on which the caller has a permission.';
