create or replace function private.check_client(p_client uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Members of a client see its work in every product, so changing them needs the permission in all of them.
  if not private.in_every_product('projects', 'update') and not exists (
      select from public.client_organizations o
      where o.id = p_client and cardinality(o.products) > 0
        and o.products <@ private.products_in('projects', 'update')) then
    perform private.refuse('projects_update_missing');
  end if;
end
$$;
comment on function private.check_client is
  'Refuses with projects_update_missing a caller who may not change projects in every product of a client.';
