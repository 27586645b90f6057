-- Keys for programs that call the API, and the permissions of integrations. Who had a permission of settings has the
-- same one of integrations.
-- expand
alter table public.role_permissions drop constraint role_permissions_resource_check;
alter table public.role_permissions add constraint role_permissions_resource_check check (resource in
  ('crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users', 'campaigns', 'site',
    'integrations'));
insert into public.role_permissions (role, resource, action)
  select g.role, 'integrations', g.action from public.role_permissions g where g.resource = 'settings';
comment on table public.role_permissions is
  'What each role may do: ten resources, six actions; manage implies the other actions on its resource. Superadmins '
  'edit it.';

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  prefix text not null unique check (prefix ~ '^forja_[a-z0-9]{8}$'),
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 60),
  product text references public.crm_products (slug),
  owner_id uuid not null references public.user_profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references public.user_profiles (user_id) on delete set null
);
create index api_keys_newest on public.api_keys (created_at, id);
create index api_keys_of_owner on public.api_keys (owner_id);
create index api_keys_revoked_by on public.api_keys (revoked_by) where revoked_by is not null;
create index api_keys_product on public.api_keys (product) where product is not null;
revoke all on public.api_keys from public, anon, authenticated, service_role;
alter table public.api_keys enable row level security;
-- Not granted: secret_hash to users, and any writing: make_api_key() and revoke_api_key() check and record it.
grant select (id, name, prefix, scopes, product, owner_id, created_at, expires_at, last_used_at, revoked_at, revoked_by)
  on public.api_keys to authenticated;
grant select (id, name, prefix, scopes, product, owner_id, created_at, expires_at, last_used_at, revoked_at, revoked_by)
  on public.api_keys to service_role;
comment on table public.api_keys is
  'Keys for programs that call the API. A key acts as its owner, with the permissions in scopes that the owner holds at '
  'that moment, in one product or in all of the owner. It stays after it was revoked, since histories name it.';
comment on column public.api_keys.prefix is 'The beginning of the key, by which staff recognize it.';
comment on column public.api_keys.secret_hash is 'SHA-256 of the whole key, which is random and stored nowhere.';
comment on column public.api_keys.scopes is 'Permissions such as crm:read; manage implies nothing here.';
comment on column public.api_keys.last_used_at is 'Updated every ten minutes at most.';
