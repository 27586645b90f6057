create or replace function private.lead_sources_asked() returns text[]
language sql stable security definer set search_path = ''
return case
  when private.chosen_product() is null and private.in_every_product('crm', 'read') then null
  else (
    select coalesce(array_agg(source order by source), '{}')
    from public.crm_products p cross join unnest(p.lead_sources) as source
    where p.slug = any (private.products_asked('crm', 'read'))) end;
grant execute on function private.lead_sources_asked to authenticated;
comment on function private.lead_sources_asked is
  'Sources of the leads that a list shows the caller; null where it shows all.';
