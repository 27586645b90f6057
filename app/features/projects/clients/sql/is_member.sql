create or replace function private.is_member(
  p_organization uuid, p_roles text[] default '{owner,member,finance}'
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case when private.claim('viewed_client') is not null
    then p_organization = any (private.impersonated_client(p_roles))
    else exists (
      select from public.client_members m
      join public.client_organizations o on o.id = m.organization_id and o.is_active
      join public.user_profiles p on p.user_id = m.user_id and p.is_active
      where m.organization_id = p_organization and m.user_id = private.uid()
        and m.role = any (p_roles)) end
$$;
grant execute on function private.is_member to authenticated;
comment on function private.is_member is
  'Whether the caller is one of the client''s people, in one of the roles; never where the client or '
  'the account is inactive.';
