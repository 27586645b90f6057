import { ownerSql } from './scratch-database.ts';

const OWN_SCHEMAS = `('public', 'private', 'identity', 'extensions')`;

/**
 * Every right that anybody but the owner holds on what the migrations made, and every default that
 * would give one, sorted: "function public.uid() EXECUTE anon" and the like.
 */
export async function rightsOfOthers(): Promise<string[]> {
  const rows = await ownerSql<{ held: string }>(`
    with held (what, owner, acl) as (
      select 'schema ' || nspname, nspowner, coalesce(nspacl, acldefault('n', nspowner))
        from pg_namespace where nspname in ${OWN_SCHEMAS}
      union all
      select 'relation ' || c.oid::regclass, relowner,
          coalesce(relacl, acldefault(case when relkind = 'S' then 's' else 'r' end::"char", relowner))
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where nspname in ${OWN_SCHEMAS} and relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'column ' || c.oid::regclass || '.' || attname, relowner, attacl
        from pg_attribute a join pg_class c on c.oid = attrelid
        join pg_namespace n on n.oid = relnamespace
        where nspname in ${OWN_SCHEMAS} and attacl is not null and not attisdropped
      union all
      select 'function ' || p.oid::regprocedure, proowner,
          coalesce(proacl, acldefault('f', proowner))
        from pg_proc p join pg_namespace n on n.oid = pronamespace
        where nspname in ${OWN_SCHEMAS}
      union all
      select 'default ' || coalesce(nspname, 'everywhere') || ' ' || defaclobjtype::text, defaclrole,
          defaclacl
        from pg_default_acl left join pg_namespace n on n.oid = defaclnamespace
        where defaclrole = quote_ident(current_user)::regrole
    )
    select what || ' ' || privilege_type || ' '
      || case when grantee = 0 then 'public' else grantee::regrole::text end as held
    from held, aclexplode(acl) where grantee <> owner`);
  return rows.map(({ held }) => held).sort();
}
