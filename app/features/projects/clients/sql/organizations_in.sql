-- In plpgsql its plan is kept for the connection; a function in SQL is planned again in every statement.
create or replace function private.organizations_in(p_roles text[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.claim('viewed_client') is not null then
    return private.impersonated_client(p_roles);
  end if;
  return coalesce((select array_agg(m.organization_id) from public.client_members m
    join public.client_organizations o on o.id = m.organization_id and o.is_active
    join public.user_profiles p on p.user_id = m.user_id and p.is_active
    where m.user_id = private.uid() and m.role = any (p_roles)), '{}');
end
$$;
grant execute on function private.organizations_in to authenticated;
comment on function private.organizations_in is
  'Clients of which the caller is a member in one of the roles: private.is_member() for all clients. '
  'Evaluated once per statement by the policies.';
