import type pg from 'pg';
import type { Row } from './copy-text.ts';
import { type BackupTable, fullName } from './manifest.ts';

/** Tables of the set-up, which a restore writes by itself, and what lives within one transaction alone. */
const LEFT_OUT = [
  'private.schema_migrations',
  'private.schema_releases',
  'private.schema_definitions',
  'private.operations',
];

/** Most bytes of rows in one message; a single larger row is a message of its own. */
const PAGE_BYTES = 3_000_000;
const PAGE_ROWS = 2000;

/** The key of rows without one: where they are, which stays within a transaction. */
const PLACE = { name: 'row place', type: 'tid' };

/** Values as the same text on every server. */
export const TEXT_FORMS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`;

const TABLES = `
  select n.nspname as schema, c.relname as name,
    jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns,
    coalesce((select jsonb_agg(jsonb_build_object('name', k.attname, 'type', format_type(k.atttypid, k.atttypmod))
        order by array_position(p.conkey, k.attnum))
      from pg_catalog.pg_constraint p
      join pg_catalog.pg_attribute k on k.attrelid = p.conrelid and k.attnum = any (p.conkey)
      where p.conrelid = c.oid and p.contype = 'p'), '[]') as key
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'identity')
    and format('%s.%s', n.nspname, c.relname) <> all ($1)
  group by n.nspname, c.relname, c.oid order by 1, 2`;

export type KeyedTable = BackupTable & { key: BackupTable['columns'] };

/** The tables of the product with their columns and primary keys. */
export async function listTables(client: pg.ClientBase): Promise<KeyedTable[]> {
  return (await client.query<KeyedTable>(TABLES, [LEFT_OUT])).rows;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quotedTable = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;
export const quotedNames = (columns: BackupTable['columns']) =>
  columns.map(({ name }) => quoted(name)).join(', ');

/**
 * The rows of a table in pages of at most PAGE_BYTES, each value as PostgreSQL's text, in order of the primary key, or
 * of their places in a table without one. Within a transaction that sees one state throughout.
 */
export async function* rowPages(client: pg.ClientBase, table: KeyedTable): AsyncGenerator<Row[]> {
  const keyless = table.key.length === 0;
  const key = keyless ? [PLACE] : table.key;
  const width = key.length;
  /** Qualified: a bare name in `order by` would be the text that is returned. */
  const keyOf = (alias: string) => key.map(({ name }) => `${alias}.${quoted(name)}`).join(', ');
  const source = keyless ? 'r.ctid' : keyOf('r');
  const after = key.map(({ type }, place) => `$${place + 1}::${type}`).join(', ');
  const shown = [...key, ...table.columns].map(({ name }) => `t.${quoted(name)}::text`).join(', ');
  // The sum of the bytes before a row decides whether it still belongs to the page.
  const page = (first: boolean) => `
    select ${shown} from (
      select s.*, sum(octet_length(s::text)) over (order by ${keyOf('s')} rows unbounded preceding)
        - octet_length(s::text) as "bytes before"
      from (select r.*${keyless ? `, r.ctid as "${PLACE.name}"` : ''} from ${quotedTable(table)} r
        ${first ? '' : `where (${source}) > (${after})`} order by ${source} limit ${PAGE_ROWS}) s
    ) t where t."bytes before" < ${PAGE_BYTES} order by ${keyOf('t')}`;
  let last: Row | undefined;
  for (;;) {
    const { rows } = await client.query<string[]>({
      text: page(last === undefined),
      values: last ? [...last] : [],
      rowMode: 'array',
    });
    if (rows.length === 0) return;
    last = rows.at(-1)?.slice(0, width);
    yield rows.map((row) => row.slice(width));
  }
}

/** Jobs that wait or run, as rows of the outbox: a restored site does them again. */
export async function jobRows(client: pg.ClientBase): Promise<Row[]> {
  const { rows: present } = await client.query<{ present: boolean }>(
    `select to_regclass('pgboss.job') is not null as present`,
  );
  if (!present[0]?.present) return [];
  const { rows } = await client.query<string[]>({
    text: `select j.id::text, j.name, j.data::text, greatest(j.created_on, j.start_after)::text
      from pgboss.job j
      where j.state in ('created', 'retry', 'active') and j.name not like '\\_\\_pgboss%'
        and jsonb_typeof(j.data) = 'object' and not exists (select from public.outbox o where o.id = j.id)
      order by j.created_on`,
    rowMode: 'array',
  });
  return rows;
}

/** Next values of the sequences, by their names. */
export async function sequenceValues(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', s.schemaname, s.sequencename) as name, s.last_value::text as value
     from pg_catalog.pg_sequences s
     where s.schemaname in ('public', 'private', 'identity') and s.last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export const isOutbox = (table: BackupTable) => fullName(table) === 'public.outbox';
