create or replace function private.client_role(p_organization uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select m.role from public.client_members m
  where m.organization_id = p_organization and m.user_id = private.uid() and private.is_member(p_organization)
$$;
revoke all on function private.client_role from public, anon, authenticated, service_role;
comment on function private.client_role is 'What the caller is at a client; null where she is nothing.';
