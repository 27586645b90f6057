-- Roles of the three kinds of callers, nothing granted by default, and the caller's claims.
-- Runs as the ordinary owner of the database (CREATEROLE, no superuser), PostgreSQL 15 or later.

-- Roles belong to the whole server: another database of it may have made them already. Since
-- PostgreSQL 16 the maker of a role may administer it but not become it without a grant.
do $$
declare
  role_name text;
  since_16 boolean := current_setting('server_version_num')::int >= 160000;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('create role %I nologin noinherit', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- Supabase's service_role passes row level security. Nothing rests on its policies: each lets
    -- it see all rows, and what it must not do it is not granted.
    if exists (select 1 from pg_catalog.pg_roles r
               where r.rolname = role_name
                 and (r.rolsuper or r.rolbypassrls and r.rolname <> 'service_role')) then
      raise exception 'role % must be neither superuser nor BYPASSRLS', role_name;
    end if;
    continue when pg_has_role(current_user, role_name, case when since_16 then 'SET' else 'MEMBER' end);
    begin
      execute format('grant %I to current_user%s', role_name,
        case when since_16 then ' with inherit false, set true' else '' end);
    exception when insufficient_privilege then
      raise exception 'the owner % may not become role %', current_user, role_name
        using hint = format('As an administrator: grant %I to %I;', role_name, current_user);
    end;
  end loop;
end
$$;

-- What PostgreSQL grants without being asked. Functions are executable by PUBLIC by default, and
-- that default can only be revoked without naming a schema. What was set for one schema alone,
-- bootstrap.sql has taken back.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges revoke all on types from public, anon, authenticated, service_role;
alter default privileges revoke all on schemas from public, anon, authenticated, service_role;

-- TEMPORARY would let a caller shadow table names; CONNECT stays with the owner, except beside the
-- services of such a platform, which connect as everybody may.
do $$ begin
  execute format('revoke %s on database %I from public',
    case when exists (select 1 from pg_catalog.pg_roles r
                      where r.rolname = 'service_role' and r.rolbypassrls)
      then 'create, temporary' else 'all' end, current_database());
end $$;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Made by the migration runner, which keeps its ledger in it.
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
comment on schema private is 'Helpers of policies and triggers; nothing here is an interface.';
revoke all on private.schema_migrations from public, anon, authenticated, service_role;
comment on table private.schema_migrations is
  'Migrations applied, with the sha256 of their text. Granted to nobody.';

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
