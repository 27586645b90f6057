/** Runs one statement as the owner, with an empty search path, and returns its rows. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface Column {
  name: string;
  type: string;
  notNull: boolean;
  collation: string | null;
  identity: 'always' | 'by default' | null;
  generated: string | null;
  default: string | null;
  statistics: number | null;
  about: string | null;
}

export interface Constraint {
  name: string;
  kind: 'p' | 'u' | 'f' | 'c';
  columns: string[];
  target: string | null;
  def: string;
  about: string | null;
}

export interface Table {
  name: string;
  about: string | null;
  options: string[] | null;
  columns: Column[];
  constraints: Constraint[];
  indexes: { name: string; def: string; about: string | null }[];
  /** Of callers that are not the owner; columns null: on the whole table. */
  grants: { to: string; privilege: string; columns: string[] | null }[];
}

export interface Composite {
  name: string;
  fields: string[];
  about: string | null;
}

const TABLES = `
  select r.name, obj_description(r.oid, 'pg_class') as about, r.reloptions as options,
    (select json_agg(json_build_object('name', quote_ident(a.attname),
        'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull,
        'collation', (select format('%I', l.collname) from pg_collation l join pg_type t on t.oid = a.atttypid
          where l.oid = a.attcollation and l.oid <> t.typcollation),
        'identity', case a.attidentity when 'a' then 'always' when 'd' then 'by default' end,
        'generated', case a.attgenerated when 's' then pg_get_expr(d.adbin, d.adrelid) end,
        'default', case a.attgenerated when '' then pg_get_expr(d.adbin, d.adrelid) end,
        'statistics', nullif(a.attstattarget, -1),
        'about', col_description(r.oid, a.attnum)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
      where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object('name', k.conname, 'kind', k.contype,
        'columns', array(select quote_ident(a.attname) from unnest(k.conkey) with ordinality c (num, place)
          join pg_attribute a on a.attrelid = r.oid and a.attnum = c.num order by c.place),
        'target', nullif(k.confrelid, 0)::regclass::text, 'def', pg_get_constraintdef(k.oid),
        'about', obj_description(k.oid, 'pg_constraint')) order by k.conname collate "C")
      from pg_constraint k where k.conrelid = r.oid and k.contype in ('p', 'u', 'f', 'c')), '[]') as constraints,
    coalesce((select json_agg(json_build_object('name', i.relname, 'def', pg_get_indexdef(i.oid),
        'about', obj_description(i.oid, 'pg_class')) order by i.oid)
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = r.oid
        and not exists (select from pg_constraint where conindid = i.oid and contype in ('p', 'u'))), '[]')
      as indexes,
    coalesce((select json_agg(g) from (
      select pg_get_userbyid(a.grantee) as to, lower(a.privilege_type) as privilege, null::text[] as columns
        from aclexplode(r.relacl) a where a.grantee <> r.relowner
      union all
      select pg_get_userbyid(x.grantee), lower(x.privilege_type),
          array_agg(quote_ident(a.attname) order by a.attnum)
        from pg_attribute a, aclexplode(a.attacl) x
        where a.attrelid = r.oid and not a.attisdropped and x.grantee <> r.relowner group by 1, 2) g), '[]')
      as grants
  from (select c.*, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('identity', 'private', 'public') and c.relkind = 'r') r`;

const COMPOSITES = `
  select format('%I.%I', n.nspname, c.relname) as name, obj_description(c.reltype, 'pg_type') as about,
    array_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) as fields
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where n.nspname in ('identity', 'private', 'public') and c.relkind = 'c' group by c.oid, 1, 2`;

export const readTables = (query: Query) => query<Table>(TABLES);
export const readComposites = (query: Query) => query<Composite>(COMPOSITES);

/** Tries each text as a check of its table and undoes it; null where it fits none of its columns any more. */
const PROBE = `
  create function pg_temp.probe(p_table text, p_text text) returns text language plpgsql as $$
  declare found text;
  begin
    execute format('alter table %s add constraint probe_of_texts check (%s) not valid', p_table, p_text);
    select pg_get_constraintdef(oid) into found from pg_constraint
      where conrelid = p_table::regclass and conname = 'probe_of_texts';
    raise exception using errcode = 'P0001', message = found;
  exception when raise_exception then return replace(sqlerrm, ' NOT VALID', '');
    when others then return null;
  end $$`;

/** The texts of checks by what the server makes of them: "T CHECK (…)". */
export async function probeChecks(
  query: Query,
  checks: Map<string, string[]>,
): Promise<Map<string, string>> {
  await query(PROBE);
  const texts = [...checks].flatMap(([table, each]) => each.map((text) => ({ table, text })));
  const rows = await query<{ table: string; text: string; def: string | null }>(
    `select x."table", x.text, pg_temp.probe(x."table", x.text) as def
     from jsonb_to_recordset($1::jsonb) x ("table" text, text text) where to_regclass(x."table") is not null`,
    [JSON.stringify(texts)],
  );
  return new Map(
    rows.filter(({ def }) => def).map(({ table, text, def }) => [`${table} ${def}`, text]),
  );
}
