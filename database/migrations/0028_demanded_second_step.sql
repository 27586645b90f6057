-- Roles whose people must have a second step: without one they may sign in and set it up, and no
-- more. Their rank stays, so that nobody of a lower one may touch them meanwhile.

create table public.second_step_roles (
  role text primary key
    check (role in ('superadmin', 'admin', 'manager', 'analyst', 'viewer')),
  since timestamptz not null default now(),
  set_by uuid references public.user_profiles (user_id) on delete set null
);
create index second_step_roles_set_by on public.second_step_roles (set_by);
revoke all on public.second_step_roles from public, anon, authenticated, service_role;
alter table public.second_step_roles enable row level security;
create policy second_step_roles_read on public.second_step_roles for select to authenticated
  using ((select private.my_rank()) > 0);
create policy second_step_roles_server on public.second_step_roles for select to service_role
  using (true);
-- Not granted: writing, to anybody. demand_second_step() lets superadmins.
grant select (role, since, set_by) on public.second_step_roles to authenticated;
grant select on public.second_step_roles to service_role;
comment on table public.second_step_roles is 'Roles that demand a second step of whoever holds them.';

create function private.owes_second_step(p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select 1
  from public.user_roles r
  join public.second_step_roles d using (role)
  join identity.users u on u.id = r.user_id
  where r.user_id = p_user_id and r.is_active
    and (r.expires_at is null or r.expires_at > now())
    and not coalesce(u.two_factor_enabled, false)
);
revoke all on function private.owes_second_step(uuid) from public;
comment on function private.owes_second_step(uuid) is
  'Whether an effective role of hers demands a second step that she does not have.';

create or replace function private.may(p_user_id uuid, p_resource text, p_action text)
returns boolean
language sql stable security definer set search_path = ''
return exists (
  select 1
  from public.user_roles r
  join public.user_profiles p using (user_id)
  join public.role_permissions g using (role)
  where r.user_id = p_user_id and p.is_active and r.is_active
    and (r.expires_at is null or r.expires_at > now())
    and g.resource = p_resource and g.action in (p_action, 'manage')
    and p_action in ('create', 'read', 'update', 'delete', 'approve', 'manage')
) and not private.owes_second_step(p_user_id);

drop function private.session_person(uuid);
create function private.session_person(p_user_id uuid)
returns table (display_name text, email text, locale text, is_active boolean, role text,
  permissions text[], owes_second_step boolean)
language sql stable security definer set search_path = ''
as $$
  select p.display_name, p.email, p.locale, p.is_active,
    case private.rank_of(p.user_id) when 5 then 'superadmin' when 4 then 'admin'
      when 3 then 'manager' when 2 then 'analyst' when 1 then 'viewer' end,
    case when owes.it then '{}' else coalesce((
      select array_agg(distinct g.resource || ':' || a.action)
      from public.user_roles r
      join public.role_permissions g using (role)
      join unnest(array['create', 'read', 'update', 'delete', 'approve', 'manage']) as a (action)
        on g.action in (a.action, 'manage')
      where r.user_id = p.user_id and p.is_active and r.is_active
        and (r.expires_at is null or r.expires_at > now())), '{}') end,
    owes.it
  from public.user_profiles p
  cross join lateral (select private.owes_second_step(p.user_id) as it) as owes
  where p.user_id = p_user_id
$$;
revoke all on function private.session_person(uuid) from public;
grant execute on function private.session_person(uuid) to service_role;
comment on function private.session_person(uuid) is
  'For the server, once a request. Says the same as has_permission(), which a test holds it to.';

create function public.demand_second_step(p_role text, p_demanded boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  if private.rank_of(me) < 5 or not private.may(me, 'users', 'manage') then
    perform private.refuse('superadmin_only');
  elsif p_demanded and not exists (
    select from identity.users u where u.id = me and u.two_factor_enabled
  ) then
    -- Whoever demands it shows that it works here, and does not lock herself out by surprise.
    perform private.refuse('second_step_first');
  end if;
  if p_demanded then
    insert into public.second_step_roles (role, set_by) values (p_role, me)
      on conflict do nothing;
  else
    delete from public.second_step_roles where role = p_role;
  end if;
  if found then
    perform private.record_security_event('second_step_demanded', 'warning', null,
      jsonb_build_object('role', p_role, 'demanded', p_demanded));
  end if;
end
$$;
revoke all on function public.demand_second_step(text, boolean) from public;
grant execute on function public.demand_second_step(text, boolean) to authenticated;
comment on function public.demand_second_step(text, boolean) is
  'Demands a second step of a role, or no longer; for superadmins who have one.';

-- The matrix is edited by superadmins whose permissions hold, not by rank alone.
create or replace function public.set_role_permission(
  p_role text, p_resource text, p_action text, p_allowed boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.rank_of(private.uid()) < 5
     or not private.may(private.uid(), 'users', 'manage') then
    perform private.refuse('superadmin_only');
  elsif p_role = 'superadmin' then
    perform private.refuse('superadmin_fixed');
  end if;
  if p_allowed then
    insert into public.role_permissions (role, resource, action)
      values (p_role, p_resource, p_action) on conflict do nothing;
  else
    delete from public.role_permissions
      where role = p_role and resource = p_resource and action = p_action;
  end if;
  if found then
    perform private.record_security_event('permission_changed', 'warning', null,
      jsonb_build_object('role', p_role, 'resource', p_resource, 'action', p_action,
        'allowed', p_allowed));
  end if;
end
$$;

-- Open pages learn at once: of a demand everybody, of her own second step the person.
create trigger announce_access after insert or update or delete on public.second_step_roles
  for each statement execute function private.announce_access();
create function private.announce_second_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('access_changed', new.id::text);
  return null;
end
$$;
revoke all on function private.announce_second_step() from public;
comment on function private.announce_second_step() is
  'Trigger: tells channel "access_changed" whose second step was switched on or off.';
create trigger announce_second_step after update of two_factor_enabled on identity.users
  for each row when (old.two_factor_enabled is distinct from new.two_factor_enabled)
  execute function private.announce_second_step();
