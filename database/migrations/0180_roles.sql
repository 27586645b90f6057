-- Roles are rows: the five of the specification, which never change, and those that superadmins make beside them.
-- expand
create table public.roles (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 48),
  is_built_in boolean not null default false,
  name text check (name = btrim(name) and length(name) between 1 and 60 and name !~ '[[:cntrl:]]'),
  description text not null default '' check (length(description) <= 300),
  revision integer not null default 1,
  made_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The screens name the five in the language of their reader.
  check (is_built_in = (name is null)),
  check (not (is_built_in and deleted_at is not null)),
  check (key not in ('none', 'staff', 'new'))
);
create unique index roles_name_key on public.roles (lower(name)) where deleted_at is null;
create index roles_made_by on public.roles (made_by);
revoke all on public.roles from public, anon, authenticated, service_role;
alter table public.roles enable row level security;
-- Not granted: writing, to anybody. make_role(), save_role(), delete_role() and bring_back_role() let superadmins.
grant select (key, is_built_in, name, description, revision, made_by, created_at, deleted_at)
  on public.roles to authenticated;
grant select on public.roles to service_role;
comment on table public.roles is
  'Roles of staff: the five of the specification, fixed in name and rank, and those of the company''s own, which rank '
  'with viewers. Deleted ones stay, because past terms name them.';
comment on column public.roles.name is 'Null for the five, which the screens name in the language of their reader.';
comment on column public.roles.made_by is 'Null for the five, and once the account is erased.';

insert into public.roles (key, is_built_in)
  values ('superadmin', true), ('admin', true), ('manager', true), ('analyst', true), ('viewer', true);

alter table public.role_permissions drop constraint role_permissions_role_check;
alter table public.role_permissions add constraint role_permissions_role_fkey
  foreign key (role) references public.roles (key);
alter table public.user_roles drop constraint user_roles_role_check;
alter table public.user_roles add constraint user_roles_role_fkey
  foreign key (role) references public.roles (key);
create index user_roles_of_role on public.user_roles (role);
alter table public.second_step_roles drop constraint second_step_roles_role_check;
alter table public.second_step_roles add constraint second_step_roles_role_fkey
  foreign key (role) references public.roles (key);
