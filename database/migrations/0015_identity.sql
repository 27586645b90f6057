-- Tables of the auth library, in a schema of their own: it reads and writes them as the owner, and
-- none of the three roles may even look into the schema.

create schema identity;
revoke all on schema identity from public, anon, authenticated, service_role;
comment on schema identity is 'Tables of the auth library. Granted to nobody.';

create table identity.users (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  two_factor_enabled boolean default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table identity.users is
  'People who may sign in; what the product knows of them is in public.user_profiles.';

create table identity.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index sessions_of_user on identity.sessions (user_id);
comment on column identity.sessions.token is
  'Worthless alone: the cookie carries it with a signature under the site''s secret.';
comment on column identity.sessions.expires_at is 'Idle limit; created_at gives the absolute one.';

create table identity.accounts (
  id uuid primary key default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index accounts_of_user on identity.accounts (user_id);
comment on column identity.accounts.password is 'scrypt hash with its salt.';

create table identity.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on identity.verifications (identifier);
comment on table identity.verifications is 'One-time links and challenges under way.';

create table identity.two_factors (
  id uuid primary key default gen_random_uuid(),
  secret text not null,
  backup_codes text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
create index two_factors_by_secret on identity.two_factors (secret);
create index two_factors_of_user on identity.two_factors (user_id);
comment on table identity.two_factors is
  'Secrets and recovery codes, encrypted under the site''s secret.';

create table identity.passkeys (
  id uuid primary key default gen_random_uuid(),
  name text,
  public_key text not null,
  user_id uuid not null references identity.users (id) on delete cascade,
  credential_id text not null unique,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index passkeys_of_user on identity.passkeys (user_id);

-- Codes of an authenticator that were used: each counts once, although it is valid for a while.
create table identity.used_codes (
  user_id uuid not null references identity.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table identity.used_codes is 'Kept for minutes, as long as a code could be played again.';

alter table identity.users enable row level security;
alter table identity.sessions enable row level security;
alter table identity.accounts enable row level security;
alter table identity.verifications enable row level security;
alter table identity.two_factors enable row level security;
alter table identity.passkeys enable row level security;
alter table identity.used_codes enable row level security;
revoke all on all tables in schema identity from public, anon, authenticated, service_role;
