-- Run at every start before what is pending of the migrations, also before the first of them, and
-- recorded nowhere: takes back what this owner's new objects would give away by themselves.
-- Another platform may have set such defaults in this database (Supabase: everything in `public` to
-- all three roles), also since the last start. A default set for one schema is not touched by
-- revoking without naming it, so each is revoked where it stands. Defaults for others stay.
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
      -- What PostgreSQL gives to everybody as long as nobody has said anything.
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
