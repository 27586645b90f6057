create or replace function public.result_contacts_count(p_converted text default null)
returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  found integer;
begin
  if p_converted is not null then
    return private.count_converted_contacts(products, private.sources_of_products(products));
  end if;
  execute 'select count(*)::integer from public.crm_contacts s where ' || private.result_contact_conditions(null) into found;
  return found;
end
$$;
grant execute on function public.result_contacts_count to authenticated;
comment on function public.result_contacts_count is
  'How many contacts result_contacts_page() has. Refuses with crm_read_missing.';
