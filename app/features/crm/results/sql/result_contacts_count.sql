create or replace function public.result_contacts_count(p_converted text default null)
returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  -- Contacts with a won deal are counted from the deals, not checked one by one.
  execute 'select count(*)::integer from public.crm_contacts s where '
    || private.result_contact_conditions(null)
    || case when p_converted is null then '' else format(
      ' and s.id in (select d.contact_id from public.crm_deals d where d.is_active'
      ' and d.product = any (%L::text[]) and d.stage_id = any (%L::uuid[]))',
      private.results_products(), private.stages_of_kind('{won}')) end into found;
  return found;
end
$$;
grant execute on function public.result_contacts_count to authenticated;
comment on function public.result_contacts_count is
  'How many contacts result_contacts_page() has. Refuses with crm_read_missing.';
