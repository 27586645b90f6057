create or replace function public.organizations_of_member()
returns table (id uuid, name text, role text)
language sql stable security definer set search_path = ''
as $$
  select o.id, private.name_of_client(o.id::text), m.role from public.client_members m
  join public.client_organizations o on o.id = m.organization_id
  where m.user_id = private.uid() and private.is_member(o.id)
  order by m.created_at, o.id
$$;
revoke all on function public.organizations_of_member from public, anon, authenticated, service_role;
grant execute on function public.organizations_of_member to authenticated;
comment on function public.organizations_of_member is
  'Clients whose work the caller may see, each as it is called today, and as what she is there.';
