create or replace function private.check_client(p_client uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The people of a client see all of its work, so that who chooses them answers for every product of it.
  if not private.in_every_product('projects', 'update') and not exists (
      select from public.client_organizations o
      where o.id = p_client and cardinality(o.products) > 0
        and o.products <@ private.products_in('projects', 'update')) then
    perform private.refuse('projects_update_missing');
  end if;
end
$$;
comment on function private.check_client is
  'Refuses with projects_update_missing who may not change projects in every product of a client.';
