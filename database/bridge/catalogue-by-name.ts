import type pg from 'pg';

/** Asks the database, as its owner and with an empty search path. */
type Query = <Row>(text: string) => Promise<Row[]>;

/** Everything in our schemas by its name, with its definition by the server. Not null is a property of the column. */
const BY_NAME = `
  with own as (
    select oid, nspname from pg_namespace where nspname in ('identity', 'private', 'public')
  ), relation as (
    select c.*, format('%I.%I', o.nspname, c.relname) as name
    from pg_class c join own o on o.oid = c.relnamespace
  ), held as (
    select 'schema ' || o.nspname as what, a.grantee, a.privilege_type, null as columns
      from own o join pg_namespace n using (oid), aclexplode(n.nspacl) a where a.grantee <> n.nspowner
    union all
    select r.name, a.grantee, a.privilege_type, null from relation r, aclexplode(r.relacl) a
      where a.grantee <> r.relowner
    union all
    select r.name, x.grantee, x.privilege_type,
        '(' || string_agg(quote_ident(a.attname), ', ' order by a.attname collate "C") || ')'
      from relation r join pg_attribute a on a.attrelid = r.oid and not a.attisdropped, aclexplode(a.attacl) x
      where x.grantee <> r.relowner group by 1, 2, 3
    union all
    select 'function ' || p.oid::regprocedure::text, a.grantee, a.privilege_type, null
      from pg_proc p join own o on o.oid = p.pronamespace,
        aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner
  )
  select 'schema ' || o.nspname as name, obj_description(o.oid, 'pg_namespace') as text from own o
  union all select 'extension ' || e.extname, n.nspname from pg_extension e
    join pg_namespace n on n.oid = e.extnamespace where e.extname <> 'plpgsql'
  union all select 'publication ' || pubname, string_agg(schemaname || '.' || tablename, ', ' order by 1)
    from pg_publication_tables group by pubname
  union all select format('%s %s', case r.relkind when 'v' then 'view' when 'c' then 'type' else 'table' end, r.name),
      concat_ws(e'\\n', case when r.relrowsecurity then 'row level security' end,
        case when r.relforcerowsecurity then 'forced' end, array_to_string(r.reloptions, ', '),
        case when r.relkind = 'v' then pg_get_viewdef(r.oid) end, obj_description(r.oid, 'pg_class'),
        obj_description(r.reltype, 'pg_type'))
    from relation r where r.relkind in ('r', 'p', 'v', 'c')
  union all select format('column %s.%I', r.name, a.attname), concat_ws(' ',
      row_number() over (partition by r.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, nullif(a.attidentity, '')::text, nullif(a.attgenerated, '')::text,
      pg_get_expr(d.adbin, d.adrelid), nullif(a.attcollation, 0)::regcollation, a.attstorage,
      nullif(a.attstattarget, -1), e'\\n' || col_description(r.oid, a.attnum))
    from relation r join pg_attribute a on a.attrelid = r.oid
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and r.relkind in ('r', 'p', 'v', 'c')
  union all select format('sequence %s', r.name), concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement,
      s.seqmin, s.seqmax, s.seqcache, s.seqcycle, d.deptype, d.refobjid::regclass, a.attname)
    from relation r join pg_sequence s on s.seqrelid = r.oid
    left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = r.oid and d.deptype in ('a', 'i')
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  union all select format('constraint %s %I', r.name, k.conname), concat_ws(e'\\n', pg_get_constraintdef(k.oid),
      case when not k.convalidated then 'not valid' end, obj_description(k.oid, 'pg_constraint'))
    from relation r join pg_constraint k on k.conrelid = r.oid where k.contype in ('p', 'u', 'f', 'c', 'x')
  union all select format('index %s %I', r.name, i.relname),
      concat_ws(e'\\n', pg_get_indexdef(i.oid), array_to_string(i.reloptions, ', '), obj_description(i.oid, 'pg_class'))
    from relation r join pg_index x on x.indrelid = r.oid join pg_class i on i.oid = x.indexrelid
  union all select format('trigger %s %I', r.name, t.tgname), concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled,
      obj_description(t.oid, 'pg_trigger'))
    from relation r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all select format('policy %s %I', r.name, p.polname), concat_ws(' ', p.polpermissive, p.polcmd,
      array(select coalesce(nullif(one, 0)::regrole::text, 'public') from unnest(p.polroles) one order by 1),
      pg_get_expr(p.polqual, p.polrelid), '/', pg_get_expr(p.polwithcheck, p.polrelid))
    from relation r join pg_policy p on p.polrelid = r.oid
  union all select 'function ' || p.oid::regprocedure::text,
      concat_ws(e'\\n', pg_get_functiondef(p.oid), obj_description(p.oid, 'pg_proc'))
    from pg_proc p join own o on o.oid = p.pronamespace
  union all select format('grant %s to %s', what, coalesce(nullif(grantee, 0)::regrole::text, 'public')),
      string_agg(concat_ws(' ', privilege_type, columns), ', ' order by privilege_type, columns)
    from held where privilege_type <> 'MAINTAIN' group by what, grantee`;

/** What a database has, as text by name: "column public.leads.name" → type, default, comment. Empty search path. */
async function catalogueByName(query: Query): Promise<Record<string, string>> {
  const rows = await query<{ name: string; text: string | null }>(BY_NAME);
  const sorted = rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(sorted.map(({ name, text }) => [name, text ?? '']));
}

/** The same of the database behind a pool. */
export async function presentByName(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local search_path = ''`);
    return await catalogueByName(
      async <Row>(text: string) => (await client.query(text)).rows as Row[],
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
}
