-- not null: id, name, role
create or replace function public.organizations_of_member()
returns table (id uuid, name text, role text)
language sql stable security definer set search_path = ''
as $$
  select o.id, private.name_of_client(o.id::text), m.role
  from (
    select m.organization_id, m.role, m.created_at from public.client_members m
    where m.user_id = private.uid() and private.claim('viewed_client') is null
    union all
    select v.id, r.role, now() from unnest('{owner,member}'::text[]) as r (role)
    cross join lateral unnest(private.impersonated_client(array[r.role])) as v (id)) m
  join public.client_organizations o on o.id = m.organization_id
  where private.is_member(o.id)
  order by m.created_at, o.id
$$;
grant execute on function public.organizations_of_member to authenticated;
comment on function public.organizations_of_member is
  'Clients of the caller, each with its current name and the role of the caller there.';
