import { definitionFileOf, OUTSIDE_THE_FILES } from './definition-files.ts';

/** Runs one statement as the owner and returns its rows. */
export type Query = <Row>(text: string) => Promise<Row[]>;

const HEAD = `-- What the migrations and the definitions of database/functions make, for reading. Nothing runs this
-- file. Written by: npm run db:schema
-- Every table has row level security. Nobody but the owner holds what is not granted here.
`;

const OWN = `('identity', 'private', 'public')`;

const TABLES = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relname as short,
    obj_description(c.oid, 'pg_class') as about
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${OWN} and c.relkind in ('r', 'p')
  order by n.nspname collate "C", c.relname collate "C"`;

const COLUMNS = `
  select a.attrelid as of, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case a.attgenerated when 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid)
        || ') stored' else 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as line,
    col_description(a.attrelid, a.attnum) as about
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped order by a.attrelid, a.attnum`;

// Since PostgreSQL 18 NOT NULL is a constraint, too; it stands with its column.
const CONSTRAINTS = `
  select conrelid as of, format('constraint %I %s', conname, pg_get_constraintdef(oid)) as line
  from pg_constraint where contype in ('p', 'u', 'f', 'c', 'x')
  order by conrelid, position(contype::text in 'pufcx'), conname collate "C"`;

const INDEXES = `
  select i.indrelid as of, pg_get_indexdef(i.indexrelid) as line
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
  order by c.relname collate "C"`;

const POLICIES = `
  select polrelid as of, concat_ws(' ', 'create policy', quote_ident(polname), 'on', polrelid::regclass,
      case when not polpermissive then 'as restrictive' end, 'for',
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
        when 'd' then 'delete' else 'all' end, 'to',
      (select string_agg(coalesce(nullif(r, 0)::regrole::text, 'public'), ', ' order by r::regrole::text)
       from unnest(polroles) r),
      'using (' || pg_get_expr(polqual, polrelid) || ')',
      'with check (' || pg_get_expr(polwithcheck, polrelid) || ')') as line
  from pg_policy order by polrelid, polname collate "C"`;

const TRIGGERS = `
  select tgrelid as of, pg_get_triggerdef(oid) as line
  from pg_trigger where not tgisinternal order by tgrelid, tgname collate "C"`;

/** A right on a whole table, or with the columns that it is held on, in their order. */
const GRANTS = `
  with held as (
    select c.oid as of, a.grantee, a.privilege_type as privilege, null::text as columns
    from pg_class c, aclexplode(c.relacl) a where a.grantee <> c.relowner
    union all
    select c.oid, x.grantee, x.privilege_type,
      ' (' || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')'
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped,
      aclexplode(a.attacl) x
    where x.grantee <> c.relowner group by 1, 2, 3)
  select of, format('grant %s on %s to %s', string_agg(lower(privilege) || coalesce(columns, ''), ', '
      order by privilege, columns nulls first), of::regclass,
    coalesce(nullif(grantee, 0)::regrole::text, 'public')) as line
  from held group by of, grantee order by of, coalesce(nullif(grantee, 0)::regrole::text, 'public')`;

const VIEWS = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relname as short,
    obj_description(c.oid, 'pg_class') as about
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${OWN} and c.relkind = 'v' order by 2`;

const TYPES = `
  select format('create type %s as (%s)', c.oid::regclass, string_agg(format('%I %s', a.attname,
      format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)) as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where n.nspname in ${OWN} and c.relkind = 'c' group by c.oid order by 1`;

const FUNCTIONS = `
  select format('%I.%I', n.nspname, p.proname) as name, p.proname as short,
    format('%I.%I(%s) returns %s', n.nspname, p.proname, pg_get_function_arguments(p.oid),
      pg_get_function_result(p.oid)) as line,
    concat_ws(', ', case when p.prosecdef then 'definer' end,
      case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end) as kind,
    (select string_agg(coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), ', '
        order by coalesce(nullif(a.grantee, 0)::regrole::text, 'public'))
     from aclexplode(p.proacl) a where a.grantee <> p.proowner) as callers,
    obj_description(p.oid, 'pg_proc') as about
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${OWN} order by 1, 3`;

type Relation = { oid: number; name: string; short: string; about: string | null };
type Part = { of: number; line: string; about?: string | null };
type Routine = {
  name: string;
  short: string;
  line: string;
  kind: string;
  callers: string | null;
  about: string | null;
};

const WIDTH = 99;

/** Comment lines of at most a hundred characters. */
function said(text: string | null | undefined, indent = ''): string {
  let line = `${indent}--`;
  const lines: string[] = [];
  for (const word of (text ?? '').split(/\s+/).filter(Boolean)) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `${indent}--`;
    }
    line += ` ${word}`;
  }
  if (line !== `${indent}--`) lines.push(line);
  return lines.map((each) => `${each}\n`).join('');
}

/** Words and literals; what stands in quotes is one word. */
const WORDS = /(?:'(?:[^']|'')*'|[^\s'])+/g;

/** As people write it: the server's own spelling is for the server. */
const plainly = (line: string) =>
  line
    .replace(/'(?:[^']|'')*'|\b[A-Z][A-Z_]+\b/g, (part) =>
      part.startsWith("'") ? part : part.toLowerCase(),
    )
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replace(/'::text\b(?!\[)/g, "'")
    .replace(/\( select (.*?) as \w+\)/g, '(select $1)')
    .replace(/\( select (.*?) as \w+\)/g, '(select $1)');

/** One statement or clause, broken where it gets too long. */
function written(line: string, indent = ''): string {
  let row = '';
  const rows: string[] = [];
  for (const word of plainly(line).match(WORDS) ?? []) {
    const inside = rows.length === 0 ? indent : `${indent}  `;
    if (row === '') row = inside + word;
    else if (row.length + 1 + word.length <= WIDTH) row += ` ${word}`;
    else {
      rows.push(row);
      row = `${indent}  ${word}`;
    }
  }
  return [...rows, row].join('\n');
}

const statements = (parts: Part[]) => parts.map(({ line }) => `${written(line)};\n`).join('');

async function tables(query: Query): Promise<string[]> {
  const partsOf = async (text: string) => Map.groupBy(await query<Part>(text), ({ of }) => of);
  const columns = await partsOf(COLUMNS);
  const constraints = await partsOf(CONSTRAINTS);
  const rest = [
    await partsOf(INDEXES),
    await partsOf(POLICIES),
    await partsOf(TRIGGERS),
    await partsOf(GRANTS),
  ];
  return (await query<Relation>(TABLES)).map(({ oid, name, about }) => {
    const lines = [...(columns.get(oid) ?? []), ...(constraints.get(oid) ?? [])].map(
      (part, index, all) =>
        `${said(part.about, '  ')}${written(part.line, '  ')}${index < all.length - 1 ? ',' : ''}\n`,
    );
    const others = rest.map((parts) => statements(parts.get(oid) ?? []));
    return `${said(about)}create table ${name} (\n${lines.join('')});\n${others.join('')}`;
  });
}

async function views(query: Query): Promise<string[]> {
  const grants = Map.groupBy(await query<Part>(GRANTS), ({ of }) => of);
  return (await query<Relation>(VIEWS)).map(
    ({ oid, name, short, about }) =>
      `${said(about)}-- view ${name}: ${definitionFileOf(short)}\n${statements(grants.get(oid) ?? [])}`,
  );
}

async function functions(query: Query): Promise<string[]> {
  return (await query<Routine>(FUNCTIONS)).map(({ name, short, line, kind, callers, about }) => {
    const where = OUTSIDE_THE_FILES[name] ? 'database/migrations' : definitionFileOf(short);
    const head = said(`function ${plainly(line)}`);
    const how = said(`${kind}; for ${callers ?? 'nobody'}; ${where}`).replace('--', '--  ');
    return `${head}${how}${said(about).replaceAll(/^--/gm, '--  ')}`;
  });
}

/**
 * The schema as text to read: tables with everything that belongs to them, views and functions by
 * reference. Says the same of the embedded engine and of every PostgreSQL server, as long as the
 * search path is empty.
 */
export async function describeSchema(query: Query): Promise<string> {
  const types = statements(await query<Part>(TYPES));
  const parts = [...(await tables(query)), ...(await views(query)), types];
  return [HEAD, ...parts, ...(await functions(query))].join('\n');
}
