-- Run at every start before what is pending of the migrations, also before the first of them, and
-- recorded nowhere. Brings what no dump of the database holds: roles and rights on the database itself.
-- Before a dump is restored it is run by hand (README, "Restore"), as the owner of the database.

-- The roles of callers. Roles belong to the whole server: another database of it may have made them
-- already. Since PostgreSQL 16 the maker of a role may administer it but not become it without a grant.
do $$
declare
  role_name text;
  since_16 boolean := current_setting('server_version_num')::int >= 160000;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles r where r.rolname = role_name) then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception
        when duplicate_object or unique_violation then
          null;
        when insufficient_privilege then
          raise exception 'the owner % may not create role %', current_user, role_name
            using hint = format('As an administrator: alter role %I createrole;', current_user);
      end;
    end if;
    -- Supabase's service_role passes row level security. Nothing rests on its policies: each lets
    -- it see all rows, and what it must not do it is not granted.
    if exists (select from pg_catalog.pg_roles r
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
        using hint = format('As an administrator: grant %I to %I%s;', role_name, current_user,
          case when since_16 then ' with inherit false, set true' else '' end);
    end;
  end loop;
end
$$;

-- What the site itself does beside the roles of callers: jobs, accounts, probes. Users that serve and own nothing are
-- members of it (docs/decisions/102). It may become each role of callers and has none of their rights before.
do $$
declare
  role_name text;
  since_16 boolean := current_setting('server_version_num')::int >= 160000;
begin
  if not exists (select from pg_catalog.pg_roles r where r.rolname = 'forja_serving') then
    begin
      create role forja_serving nologin noinherit;
    exception
      when duplicate_object or unique_violation then
        null;
      when insufficient_privilege then
        raise exception 'the owner % may not create role forja_serving', current_user
          using hint = format('As an administrator: alter role %I createrole;', current_user);
    end;
  end if;
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    continue when pg_has_role('forja_serving', role_name, case when since_16 then 'SET' else 'MEMBER' end);
    begin
      execute format('grant %I to forja_serving%s', role_name,
        case when since_16 then ' with inherit false, set true' else '' end);
    exception
      when insufficient_privilege then
        -- The owner serves; a user of its own needs an administrator.
        raise warning 'the owner % may not grant % to forja_serving', current_user, role_name
          using hint = format('As an administrator: grant %I to forja_serving%s;', role_name,
            case when since_16 then ' with inherit false, set true' else '' end);
      when unique_violation then
        null;
    end;
  end loop;
end
$$;

-- TEMPORARY would let a caller shadow table names; CONNECT stays with the owner, except beside the
-- services of a platform whose service_role passes row level security, which connect as everybody may.
do $$
declare
  unwanted text := case
    when exists (select from pg_catalog.pg_roles r where r.rolname = 'service_role' and r.rolbypassrls)
      then 'create, temporary' else 'create, temporary, connect' end;
begin
  if exists (select from pg_catalog.pg_database d,
               pg_catalog.aclexplode(coalesce(d.datacl, pg_catalog.acldefault('d', d.datdba))) held
             where d.datname = current_database() and held.grantee = 0
               and lower(held.privilege_type) = any (string_to_array(unwanted, ', '))) then
    execute format('revoke %s on database %I from public', unwanted, current_database());
  end if;
  if not has_database_privilege('forja_serving', current_database(), 'connect') then
    execute format('grant connect on database %I to forja_serving', current_database());
  end if;
end
$$;

-- Revokes the default privileges on new objects of this owner.
-- Another platform may have set such defaults in this database (Supabase: everything in `public` to
-- all three roles), also since the last start. A default set for one schema is not touched by
-- revoking without naming it, so each is revoked where it was granted. Defaults for others stay.
do $$
declare
  me oid := (select r.oid from pg_catalog.pg_roles r where r.rolname = current_user);
  given record;
begin
  for given in
    with defaults (schema, kind, acl) as (
      select defaclnamespace, defaclobjtype, defaclacl
        from pg_catalog.pg_default_acl
        where defaclrole = me
      union all
      -- What PostgreSQL grants to PUBLIC by default.
      select 0, kind, pg_catalog.acldefault(kind, me)
        from unnest(array['f', 'T']::"char"[]) kind
        where not exists (select from pg_catalog.pg_default_acl
          where defaclrole = me and defaclnamespace = 0
            and defaclobjtype = kind)
    )
    select distinct n.nspname as schema, r.rolname as grantee,
      case d.kind when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
        when 'T' then 'types' when 'n' then 'schemas' end as kind
    from defaults d
    cross join pg_catalog.aclexplode(d.acl) held
    left join pg_catalog.pg_namespace n on n.oid = d.schema
    left join pg_catalog.pg_roles r on r.oid = held.grantee
    where d.kind in ('r', 'S', 'f', 'T', 'n')
      and (held.grantee = 0 or r.rolname in ('anon', 'authenticated', 'service_role'))
  loop
    execute format('alter default privileges %s revoke all on %s from %s',
      coalesce('in schema ' || quote_ident(given.schema), ''), given.kind,
      coalesce(quote_ident(given.grantee), 'public'));
  end loop;
end
$$;
