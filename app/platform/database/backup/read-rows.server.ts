import type pg from 'pg';
import { copyText, copyValue, PIECE_CHARACTERS, type Row } from './copy-text.ts';
import { type BackupTable, fullName } from './manifest.ts';

/** Tables of the set-up, which a restore writes by itself, and tables whose rows exist only within one transaction. */
const LEFT_OUT = [
  'private.schema_migrations',
  'private.schema_releases',
  'private.schema_definitions',
  'private.operations',
];

/** Most bytes of rows in one message; of a single larger row, the values come in pieces. */
const PAGE_BYTES = 3_000_000;
const PAGE_ROWS = 2000;
const PAGE_JOBS = 1000;

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

/** Text in COPY's format, and how many rows end in it. */
export type CopyPage = { text: string; rows: number };

/** The statements that read a table: pages, and pieces of the values of one row. */
function statementsOf(table: KeyedTable) {
  const keyless = table.key.length === 0;
  const key = keyless ? [PLACE] : table.key;
  /** Qualified: a bare name in `order by` would be the text that is returned. */
  const keyOf = (alias: string) => key.map(({ name }) => `${alias}.${quoted(name)}`).join(', ');
  const source = keyless ? 'r.ctid' : keyOf('r');
  const values = key.map(({ type }, place) => `$${place + 1}::${type}`).join(', ');
  const column = ({ name }: { name: string }) => `t.${quoted(name)}::text`;
  const shown = [
    ...key.map(column),
    ...table.columns.map(
      (one) => `case when t."row bytes" <= ${PAGE_BYTES} then ${column(one)} end`,
    ),
    // A number behind all columns: a larger row, which is read by itself.
    `case when t."row bytes" > ${PAGE_BYTES} then '1' end`,
  ].join(', ');
  return {
    keyWidth: key.length,
    // The sum of the bytes up to a row decides whether it still belongs to the page.
    page: (first: boolean) => `
      select ${shown} from (
        select b.*, row_number() over so_far as "row number",
          sum(least("row bytes", ${PAGE_BYTES})) over so_far as "bytes so far"
        from (
          select s.*, octet_length(s::text) as "row bytes"
          from (select r.*${keyless ? `, r.ctid as "${PLACE.name}"` : ''} from ${quotedTable(table)} r
            ${first ? '' : `where (${source}) > (${values})`} order by ${source} limit ${PAGE_ROWS}) s
        ) b
        window so_far as (order by ${keyOf('b')} rows unbounded preceding)
      ) t where t."bytes so far" <= ${PAGE_BYTES} or t."row number" = 1 order by ${keyOf('t')}`,
    piece: (name: string) => `
      select substr(r.${quoted(name)}::text, $${key.length + 1}, ${PIECE_CHARACTERS}) as piece
      from ${quotedTable(table)} r where (${source}) = (${values})`,
  };
}

/** The COPY text of one row, in parts. */
async function* largeRow(
  client: pg.ClientBase,
  table: KeyedTable,
  piece: (name: string) => string,
  key: Row,
): AsyncGenerator<string> {
  for (const [place, { name }] of table.columns.entries()) {
    if (place > 0) yield '\t';
    for (let from = 1; ; from += PIECE_CHARACTERS) {
      const { rows } = await client.query<{ piece: string | null }>(piece(name), [...key, from]);
      const text = rows[0]?.piece ?? null;
      yield copyValue(text);
      if (text === null || text.length < PIECE_CHARACTERS) break;
    }
  }
  yield '\n';
}

/** The parts put together to messages, none of which parts a character. */
async function* putTogether(parts: AsyncIterable<string>): AsyncGenerator<CopyPage> {
  let waiting = '';
  for await (const part of parts) {
    if (waiting !== '' && waiting.length + part.length > PIECE_CHARACTERS) {
      yield { text: waiting, rows: 0 };
      waiting = '';
    }
    waiting += part;
  }
  yield { text: waiting, rows: 1 };
}

/**
 * The rows of a table as COPY text in pages of at most 4 MB, each value as PostgreSQL's text, in order of the primary
 * key, or of their places in a table without one; a larger row runs on through several. Within a transaction that sees
 * one state throughout.
 */
export async function* rowPages(
  client: pg.ClientBase,
  table: KeyedTable,
): AsyncGenerator<CopyPage> {
  const { keyWidth, page, piece } = statementsOf(table);
  let last: Row | undefined;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: page(last === undefined),
      values: last ? [...last] : [],
      rowMode: 'array',
    });
    if (rows.length === 0) return;
    let whole: Row[] = [];
    for (const row of rows) {
      last = row.slice(0, keyWidth);
      if (row.at(-1) === null) {
        whole.push(row.slice(keyWidth, -1));
        continue;
      }
      if (whole.length > 0) yield { text: copyText(whole), rows: whole.length };
      whole = [];
      yield* putTogether(largeRow(client, table, piece, last));
    }
    if (whole.length > 0) yield { text: copyText(whole), rows: whole.length };
  }
}

/** Jobs that wait or run, as rows of the outbox in pages: a restored site does them again. */
export async function* jobPages(client: pg.ClientBase): AsyncGenerator<CopyPage> {
  const { rows: present } = await client.query<{ present: boolean }>(
    `select to_regclass('pgboss.job') is not null as present`,
  );
  if (!present[0]?.present) return;
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: Row[] } = await client.query<(string | null)[], (string | null)[]>({
      text: `select j.id::text, j.name, j.data::text, greatest(j.created_on, j.start_after)::text
        from pgboss.job j
        where j.state in ('created', 'retry', 'active') and j.name not like '\\_\\_pgboss%'
          and jsonb_typeof(j.data) = 'object' and not exists (select from public.outbox o where o.id = j.id)
          and ($1::uuid is null or j.id > $1)
        order by j.id limit ${PAGE_JOBS}`,
      values: [last],
      rowMode: 'array',
    });
    if (rows.length === 0) return;
    last = rows.at(-1)?.[0] ?? null;
    yield { text: copyText(rows), rows: rows.length };
  }
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
