-- Who may do what: schemas, the claims of the caller, permissions of roles, rate limits. First the functions that
-- defaults, generated columns and indexes of tables call; all others stand in folders named sql.
--
-- Runs as the ordinary owner of the database (CREATEROLE, no superuser), PostgreSQL 15 or later. The roles of
-- callers (anon, authenticated, service_role) are made by bootstrap.sql.

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Made by the migration runner, which keeps its records in it.
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
comment on schema private is 'Helpers of policies and triggers; nothing here is an interface.';
revoke all on private.schema_migrations from public, anon, authenticated, service_role;
comment on table private.schema_migrations is
  'Migrations applied, with the sha256 of their text. Granted to nobody.';

create schema identity;
revoke all on schema identity from public, anon, authenticated, service_role;
comment on schema identity is 'Tables of the auth library. Granted to nobody.';

do $$
begin
  -- A platform may have made it, and the extension, as somebody else: then it is not ours to change.
  if to_regnamespace('extensions') is null then
    create schema extensions;
    revoke all on schema extensions from public;
    comment on schema extensions is 'Extensions, so that their functions stay out of the contract.';
  end if;
end
$$;
create extension if not exists pg_trgm with schema extensions;

create function private.claim(name text) returns text
language sql stable set search_path = ''
return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> name;
revoke all on function private.claim(text) from public;
grant execute on function private.claim(text) to anon, authenticated, service_role;
comment on function private.claim(text) is
  'One claim of the caller (request.jwt.claims), or null. In policies: (select private.claim(…)).';

create function private.uid() returns uuid
language sql stable set search_path = ''
return nullif(private.claim('sub'), '')::uuid;
revoke all on function private.uid() from public;
grant execute on function private.uid() to anon, authenticated, service_role;
comment on function private.uid() is 'The signed-in user''s id, or null.';

create function private.caller_role() returns text
language sql stable set search_path = ''
return case when coalesce(current_setting('role', true), '') in ('', 'none')
  then session_user::text else current_setting('role', true) end;
revoke all on function private.caller_role() from public;
grant execute on function private.caller_role() to anon, authenticated, service_role;
comment on function private.caller_role() is
  'Role that the caller took. Inside a definer function current_user is the owner; this setting '
  'still names the caller.';

-- In PL/pgSQL, as are the other functions that a lead passes through: a plan is kept for the
-- session, while PostgreSQL before 18 plans an SQL function anew at each call.
create function private.phone_key(phone text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  international boolean := btrim(phone) like '+%';
  number text := ltrim(regexp_replace(phone, '\D', '', 'g'), '0');
begin
  if international and number not like '55%' then
    number := '+' || number;
  elsif international or (number like '55%' and length(number) in (12, 13)) then
    number := substr(number, 3);
  end if;
  return case
    when number ~ '^[1-9][0-9]9[0-9]{8}$' then substr(number, 1, 2) || substr(number, 4)
    when number ~ '^9[0-9]{8}$' then substr(number, 2)
    when length(number) >= 8 then number end;
end
$$;
revoke all on function private.phone_key(text) from public;
grant execute on function private.phone_key(text) to authenticated, service_role;
comment on function private.phone_key(text) is
  'What two ways of writing one phone have in common: Brazilian national digits without the '
  'ninth digit of mobiles, or + and all digits of a foreign number. Null below 8 digits.';

create function private.folded(p_text text) returns text
language sql immutable parallel safe set search_path = ''
-- Letters of both cases at the end: where the database knows no language, lower() is of ASCII alone.
return replace(replace(replace(replace(replace(replace(
  translate(lower(regexp_replace(normalize(
    regexp_replace(p_text, '[''’‘ʼʻ`´′\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    NFKD), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi'),
  'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe');
revoke all on function private.folded from public, anon, authenticated, service_role;
-- An insert or update of a company computes the indexed name with the rights of its role.
grant execute on function private.folded to authenticated, service_role;
comment on function private.folded is
  'A text in lower case and without accents, apostrophes and marks of no width, its letters decomposed '
  '(NFKD): what texts are found, ordered and compared by. foldText() of TypeScript says the same.';

create table private.rate_limits (
  key bytea primary key,
  hits timestamptz[] not null default '{}',
  keeps interval not null,
  expires_at timestamptz not null
);
create index rate_limits_expired on private.rate_limits (expires_at);
revoke all on private.rate_limits from public, anon, authenticated, service_role;
alter table private.rate_limits enable row level security;
comment on table private.rate_limits is 'Counters of rate limits; rows go once they are expired.';
comment on column private.rate_limits.key is
  'sha256 of what is counted, so that neither addresses nor session identifiers are kept.';
comment on column private.rate_limits.hits is 'Moments of the calls let through.';
comment on column private.rate_limits.keeps is
  'The longest window asked of this counter: a shorter one must not forget hits of it.';

create table private.installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint text check (secret_fingerprint ~ '^[0-9a-f]{64}$'),
  storage_fingerprint text check (storage_fingerprint ~ '^[0-9a-f]{64}$'),
  written_at timestamptz not null default now()
);
revoke all on private.installation from public, anon, authenticated, service_role;
alter table private.installation enable row level security;
comment on table private.installation is
  'One row: fingerprints of the secret and the storage that the other rows were written with, and when the '
  'database last took a write of /healthz. Granted to nobody.';
comment on column private.installation.secret_fingerprint is
  'HMAC under SECRET; null until a process has started on a PostgreSQL server.';
comment on column private.installation.storage_fingerprint is
  'Hash of the bucket''s address, or of the id that the files folder holds; null until a process has '
  'started on a PostgreSQL server.';

create table public.cache_generation (
  singleton boolean primary key default true check (singleton),
  generation bigint not null default 1,
  changed_at timestamptz not null default now()
);
revoke all on public.cache_generation from public, anon, authenticated, service_role;
alter table public.cache_generation enable row level security;
-- Not granted to anyone: writing. Triggers of the tables that pages read write as the owner.
grant select (generation) on public.cache_generation to anon, authenticated, service_role;
comment on table public.cache_generation is
  'A row, not a sequence: the new number becomes visible with the change that caused it.';
comment on column public.cache_generation.generation is
  'Rises with every change to a table that pages read; announced on channel "generation".';

create table public.role_permissions (
  role text check (role in ('superadmin', 'admin', 'manager', 'analyst', 'viewer')),
  resource text check (resource in
    ('crm', 'financial', 'projects', 'feedback', 'analytics', 'settings', 'users', 'campaigns')),
  action text check (action in
    ('create', 'read', 'update', 'delete', 'approve', 'manage')),
  primary key (role, resource, action)
);
revoke all on public.role_permissions from public, anon, authenticated, service_role;
alter table public.role_permissions enable row level security;
-- Not granted: writing, to anybody. set_role_permission() lets superadmins.
grant select (role, resource, action) on public.role_permissions to authenticated;
grant select on public.role_permissions to service_role;
comment on table public.role_permissions is
  'What each role may do; manage implies the other actions on its resource. Superadmins edit it.';

insert into public.cache_generation default values;
insert into private.installation default values;
