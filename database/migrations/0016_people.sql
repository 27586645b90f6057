-- People as the product knows them, their roles, and what a role may do.

create table public.user_profiles (
  user_id uuid primary key references identity.users (id) on delete cascade,
  display_name text not null check (length(display_name) <= 200),
  email text not null,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_profiles_newest on public.user_profiles (created_at desc, user_id);
revoke all on public.user_profiles from public, anon, authenticated, service_role;
alter table public.user_profiles enable row level security;
comment on table public.user_profiles is 'One row a person, made with the sign-in account by a trigger.';
comment on column public.user_profiles.email is 'Copy of the account''s address, kept by trigger.';
comment on column public.user_profiles.is_active is 'False: no permission, and no session holds.';

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  role text not null check (role in ('superadmin', 'admin', 'manager', 'analyst', 'viewer')),
  is_active boolean not null default true,
  expires_at timestamptz,
  reason text check (length(reason) <= 500),
  granted_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index user_roles_one_active on public.user_roles (user_id, role) where is_active;
create index user_roles_granted_by on public.user_roles (granted_by);
revoke all on public.user_roles from public, anon, authenticated, service_role;
alter table public.user_roles enable row level security;
comment on table public.user_roles is
  'Roles of people. Effective while active and not expired; ended rows stay as the record.';

create table public.role_permissions (
  role text not null check (role in ('superadmin', 'admin', 'manager', 'analyst', 'viewer')),
  resource text not null check (resource in
    ('crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users', 'campaigns')),
  action text not null check (action in
    ('create', 'read', 'update', 'delete', 'approve', 'manage')),
  primary key (role, resource, action)
);
revoke all on public.role_permissions from public, anon, authenticated, service_role;
alter table public.role_permissions enable row level security;
comment on table public.role_permissions is
  'What each role may do; manage implies the other actions on its resource. Superadmins edit it.';

create function private.role_rank(role text) returns integer
language sql immutable set search_path = ''
return case role when 'superadmin' then 5 when 'admin' then 4 when 'manager' then 3
  when 'analyst' then 2 when 'viewer' then 1 else 0 end;
revoke all on function private.role_rank(text) from public;
comment on function private.role_rank(text) is 'Order of the roles; 0 is none.';

create function private.rank_of(p_user_id uuid) returns integer
language sql stable security definer set search_path = ''
return (
  select coalesce(max(private.role_rank(r.role)), 0)
  from public.user_roles r join public.user_profiles p using (user_id)
  where r.user_id = p_user_id and p.is_active and r.is_active
    and (r.expires_at is null or r.expires_at > now())
);
revoke all on function private.rank_of(uuid) from public;
comment on function private.rank_of(uuid) is 'Rank of the highest effective role, 0 without one.';

create function private.may(p_user_id uuid, p_resource text, p_action text) returns boolean
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
);
revoke all on function private.may(uuid, text, text) from public;
comment on function private.may(uuid, text, text) is
  'The one place that decides. Callers ask through has_permission().';

create function public.has_permission(p_user_id uuid, p_resource text, p_action text)
returns boolean
language sql stable security definer set search_path = ''
return coalesce(
  (p_user_id = (select private.uid())
    or (select private.caller_role()) = 'service_role'
    or private.may((select private.uid()), 'users', 'read'))
  and private.may(p_user_id, p_resource, p_action), false);
revoke all on function public.has_permission(uuid, text, text) from public;
grant execute on function public.has_permission(uuid, text, text) to authenticated, service_role;
comment on function public.has_permission(uuid, text, text) is
  'Whether a person may do something. About others it tells only those who may read users.';

create function public.highest_role(p_user_id uuid) returns text
language sql stable security definer set search_path = ''
return (
  select case private.rank_of(p_user_id) when 5 then 'superadmin' when 4 then 'admin'
    when 3 then 'manager' when 2 then 'analyst' when 1 then 'viewer' end
  where p_user_id = (select private.uid())
    or (select private.caller_role()) = 'service_role'
    or private.may((select private.uid()), 'users', 'read')
);
revoke all on function public.highest_role(uuid) from public;
grant execute on function public.highest_role(uuid) to authenticated, service_role;
comment on function public.highest_role(uuid) is 'The highest effective role, or null without one.';

create function public.my_permissions() returns table (resource text, action text)
language sql stable security definer set search_path = ''
as $$
  select x.resource, a.action
  from unnest(array['crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users',
         'campaigns']) with ordinality as x (resource, place),
       unnest(array['create', 'read', 'update', 'delete', 'approve', 'manage'])
         with ordinality as a (action, place)
  where private.may((select private.uid()), x.resource, a.action)
  order by x.place, a.place
$$;
revoke all on function public.my_permissions() from public;
grant execute on function public.my_permissions() to authenticated;
comment on function public.my_permissions() is 'The caller''s part of the 48, in one call.';

-- Profiles: each person her own; those who may read users, everybody's.
create policy user_profiles_read on public.user_profiles for select to authenticated
  using (user_id = (select private.uid())
    or (select public.has_permission((select private.uid()), 'users', 'read')));
create policy user_profiles_own on public.user_profiles for update to authenticated
  using (user_id = (select private.uid())) with check (user_id = (select private.uid()));
create policy user_profiles_server on public.user_profiles for all to service_role
  using (true) with check (true);
-- Not granted: is_active, which set_person_active() guards; email, which the account owns.
grant select (user_id, display_name, email, locale, is_active, created_at, updated_at),
  update (display_name, locale) on public.user_profiles to authenticated;
grant select, update on public.user_profiles to service_role;

create policy user_roles_read on public.user_roles for select to authenticated
  using (user_id = (select private.uid())
    or (select public.has_permission((select private.uid()), 'users', 'read')));
create policy user_roles_server on public.user_roles for select to service_role using (true);
-- Not granted: writing, to anybody. grant_role() and end_role() check who may.
grant select (id, user_id, role, is_active, expires_at, reason, granted_by, created_at)
  on public.user_roles to authenticated;
grant select on public.user_roles to service_role;

create function private.my_rank() returns integer
language sql stable security definer set search_path = ''
return private.rank_of((select private.uid()));
revoke all on function private.my_rank() from public;
grant execute on function private.my_rank() to authenticated;
comment on function private.my_rank() is 'Rank of the caller''s highest effective role.';

create policy role_permissions_read on public.role_permissions for select to authenticated
  using ((select private.my_rank()) > 0);
create policy role_permissions_server on public.role_permissions for select to service_role
  using (true);
-- Not granted: writing, to anybody. set_role_permission() lets superadmins.
grant select (role, resource, action) on public.role_permissions to authenticated;
grant select on public.role_permissions to service_role;

-- The profile follows the account.
create function private.profile_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (user_id, display_name, email, locale)
    values (new.id, new.name, new.email, new.locale)
    on conflict (user_id) do update
      set email = excluded.email, updated_at = now()
      where user_profiles.email <> excluded.email;
  return null;
end
$$;
revoke all on function private.profile_of_account() from public;
create trigger profile_of_account after insert or update of email on identity.users
  for each row execute function private.profile_of_account();
