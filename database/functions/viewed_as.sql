create or replace function private.viewed_as(p_roles text[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(o.id), '{}') from public.client_organizations o
  where o.id = nullif(private.claim('viewed_client'), '')::uuid and o.is_active
    and private.granted(private.uid(), 'projects', 'read')
    and case when private.granted(private.uid(), 'financial', 'read') then 'owner' else 'member' end
      = any (p_roles)
$$;
revoke all on function private.viewed_as from public, anon, authenticated, service_role;
comment on function private.viewed_as is
  'The client as whom the caller looks, if she looks in one of the roles: as an owner, or as a member where '
  'money is not hers to see. Such a transaction writes nothing.';
