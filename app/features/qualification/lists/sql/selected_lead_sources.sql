drop function if exists private.lead_sources_asked();
create or replace function private.selected_lead_sources() returns text[]
language sql stable security definer set search_path = ''
return case
  when private.chosen_product() is null and private.in_every_product('crm', 'read') then null
  else (
    select coalesce(array_agg(source order by source), '{}')
    from public.crm_products p cross join unnest(p.lead_sources) as source
    where p.slug = any (private.selected_products('crm', 'read'))) end;
grant execute on function private.selected_lead_sources to authenticated;
comment on function private.selected_lead_sources is
  'Sources of the leads that the caller may read and has selected by product; null for all.';
