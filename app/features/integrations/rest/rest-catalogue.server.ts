import { sql } from 'kysely';
import { z } from 'zod';
import { asActor } from '#app/platform/database/database.server.ts';
import { REST_FUNCTIONS, REST_TABLES } from './visitor-tables.ts';

/** A key of one column that leads to a row of another table of the list. */
export type ForeignKey = { column: string; table: string; target: string };
export type RestTable = {
  name: keyof typeof REST_TABLES;
  columns: ReadonlySet<string>;
  keys: readonly ForeignKey[];
};
export type RestFunction = {
  name: (typeof REST_FUNCTIONS)[number];
  /** By name: the type as SQL writes it. */
  args: ReadonlyMap<string, string>;
  /** Without a default. */
  required: readonly string[];
  /** What a call returns: rows, or one value. */
  returns: 'rows' | 'value';
};
export type RestCatalogue = {
  tables: ReadonlyMap<string, RestTable>;
  functions: ReadonlyMap<string, RestFunction>;
};

const tableRows = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    keys: z.array(z.object({ column: z.string(), table: z.string(), target: z.string() })),
  }),
);
const functionRows = z.array(
  z.object({
    name: z.string(),
    args: z.array(z.object({ name: z.string(), type: z.string() })),
    defaults: z.number(),
    rows: z.boolean(),
  }),
);

/** Tables of the list, with the columns that some right on is granted to visitors or to users. */
const TABLES = sql<{ read: unknown }>`
  with listed as (
    select c.oid, c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = any (${Object.keys(REST_TABLES)}::text[]))
  select coalesce(json_agg(json_build_object('name', l.relname,
    'columns', array(select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = l.oid and a.attnum > 0 and not a.attisdropped
        and (has_column_privilege('anon', l.oid, a.attnum, 'select, insert, update')
          or has_column_privilege('authenticated', l.oid, a.attnum, 'select, insert, update'))
      order by a.attnum),
    'keys', (select coalesce(json_agg(json_build_object(
        'column', a.attname, 'table', t.relname, 'target', ta.attname)), '[]')
      from pg_catalog.pg_constraint k
      join listed t on t.oid = k.confrelid
      join pg_catalog.pg_attribute a on a.attrelid = l.oid and a.attnum = k.conkey[1]
      join pg_catalog.pg_attribute ta on ta.attrelid = t.oid and ta.attnum = k.confkey[1]
      where k.contype = 'f' and k.conrelid = l.oid and cardinality(k.conkey) = 1))), '[]') as read
  from listed l`;

const FUNCTIONS = sql<{ read: unknown }>`
  select coalesce(json_agg(json_build_object('name', p.proname, 'defaults', p.pronargdefaults,
    'rows', p.proretset,
    'args', (select coalesce(json_agg(json_build_object('name', p.proargnames[place],
        'type', format_type(p.proargtypes[place - 1], null)) order by place), '[]')
      from generate_series(1, p.pronargs) place))), '[]') as read
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = any (${[...REST_FUNCTIONS]}::text[])
    and has_function_privilege('authenticated', p.oid, 'execute')`;

async function readCatalogue(): Promise<RestCatalogue> {
  const [tables, functions] = await asActor({ kind: 'system' }, async (tx) => [
    tableRows.parse((await TABLES.execute(tx)).rows[0]?.read),
    functionRows.parse((await FUNCTIONS.execute(tx)).rows[0]?.read),
  ]);
  return {
    tables: new Map(
      tables.map(({ name, columns, keys }) => [
        name,
        { name: name as RestTable['name'], columns: new Set(columns), keys },
      ]),
    ),
    functions: new Map(
      functions.map(({ name, args, defaults, rows }) => [
        name,
        {
          name: name as RestFunction['name'],
          args: new Map(args.map((arg) => [arg.name, arg.type])),
          required: args.slice(0, args.length - defaults).map((arg) => arg.name),
          returns: rows ? 'rows' : 'value',
        },
      ]),
    ),
  };
}

let cached: Promise<RestCatalogue> | undefined;

/** Read once: migrations run before a process takes calls. */
export function restCatalogue(): Promise<RestCatalogue> {
  cached ??= readCatalogue().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}
