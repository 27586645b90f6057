/**
 * The result of the migrations and the definitions, one line each, in the words of their statements:
 * `column public.leads.name text`, `grant select (id, name) on public.leads to anon`. The same for the
 * embedded engine and every PostgreSQL server, as long as the search path is empty.
 *
 * Grants are those to public, to the three roles of callers and to that of serving users. Other roles are left out, and so is
 * MAINTAIN, which servers before 17 do not know.
 */
export const CATALOGUE_LINES = `
  with own as (
    select oid, nspname, nspacl, nspowner from pg_namespace
      where nspname in ('identity', 'private', 'public')
  ), relation as (
    select c.oid, format('%I.%I', o.nspname, c.relname) as name, c.relkind, c.relacl, c.relowner,
      c.relrowsecurity, c.reloptions
    from pg_class c join own o on o.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'S')
  ), caller as (
    select 0::oid as oid, 'public' as name
    union all select oid, rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'forja_serving')
  ), routine as (
    select p.oid, format('%I.%I(%s)', o.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
      as name, p.prosecdef, coalesce(p.proacl, acldefault('f', p.proowner)) as acl
    from pg_proc p join own o on o.oid = p.pronamespace
  )
  select format('column %s.%I %s', r.name, a.attname, format_type(a.atttypid, a.atttypmod)) as line
    from relation r join pg_attribute a on a.attrelid = r.oid
    where a.attnum > 0 and not a.attisdropped and r.relkind <> 'S'
  union all select 'row level security on ' || name from relation where relrowsecurity
  union all select format('view %s (%s)', name, array_to_string(reloptions, ', '))
    from relation where relkind = 'v'
  union all select 'sequence ' || name from relation where relkind = 'S'
  union all select format('constraint %I on %s', k.conname, r.name)
    from relation r join pg_constraint k on k.conrelid = r.oid
    where k.contype <> 'n' and k.convalidated
  union all select format('index %I on %s', i.relname, r.name)
    from relation r join pg_index x on x.indrelid = r.oid join pg_class i on i.oid = x.indexrelid
    where x.indisvalid
  union all select format('policy %I on %s for %s to %s', p.polname, r.name,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
        when 'd' then 'delete' else 'all' end,
      (select string_agg(coalesce(nullif(one, 0)::regrole::text, 'public'), ', ' order by one::regrole::text)
       from unnest(p.polroles) one))
    from relation r join pg_policy p on p.polrelid = r.oid
  union all select format('trigger %I on %s', t.tgname, r.name)
    from relation r join pg_trigger t on t.tgrelid = r.oid
    where not t.tgisinternal and t.tgenabled in ('O', 'A')
  union all select format('function %s%s', name, case when prosecdef then ' security definer' end)
    from routine
  union all select format('grant %s on schema %s to %s', lower(g.privilege_type), o.nspname, c.name)
    from own o, aclexplode(o.nspacl) g join caller c on c.oid = g.grantee
  union all select format('grant %s on %s to %s', lower(g.privilege_type), r.name, c.name)
    from relation r, aclexplode(r.relacl) g join caller c on c.oid = g.grantee
    where g.privilege_type <> 'MAINTAIN'
  union all select format('grant %s (%s) on %s to %s', lower(g.privilege_type),
      string_agg(quote_ident(a.attname), ', ' order by a.attname collate "C"), r.name, c.name)
    from relation r join pg_attribute a on a.attrelid = r.oid and not a.attisdropped,
      aclexplode(a.attacl) g join caller c on c.oid = g.grantee
    group by g.privilege_type, r.name, c.name
  union all select format('grant execute on function %s to %s', r.name, c.name)
    from routine r, aclexplode(r.acl) g join caller c on c.oid = g.grantee`;
