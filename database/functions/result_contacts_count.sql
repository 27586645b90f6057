create or replace function public.result_contacts_count(p_converted text default null)
returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  execute 'select count(*)::integer from public.crm_contacts s where '
    || private.result_contact_conditions(p_converted) into found;
  return found;
end
$$;
revoke all on function public.result_contacts_count from public, anon, authenticated, service_role;
grant execute on function public.result_contacts_count to authenticated;
comment on function public.result_contacts_count is
  'How many contacts result_contacts_page() has. Refuses with crm_read_missing.';
