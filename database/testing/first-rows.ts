import { openHandle } from '../../app/platform/database/handle.server.ts';

/*
 * Puts the embedded database back to what it held when it was opened: one engine serves many test
 * files, and each finds it as a fresh copy would be. Takes some milliseconds, a fresh copy and an
 * engine of its own take more than a second of a core.
 */

type Table = { name: string; columns: string; rows: string[] };
type Sequence = { name: string; last_value: string; is_called: boolean };
type Setting = { name: string; setting: string };
type FirstRows = {
  schema: string;
  catalogue: string;
  since: number;
  tables: Table[];
  sequences: Sequence[];
  settings: Setting[];
};

/** What makes a database another one although its rows are the same. */
const SCHEMA = `
  select md5(string_agg(said, '|' order by said)) as schema from (
    select p::text from pg_proc p where oid >= 16384
    union all select t::text from pg_trigger t where not tgisinternal
    union all select p::text from pg_policy p
    union all select n::text from pg_namespace n where nspname not like 'pg\\_%'
    union all select r::text from pg_authid r
    union all select m::text from pg_auth_members m
    union all select c::text from pg_constraint c where oid >= 16384
    union all select format('%s %s %s %s %s', attrelid, attname, atttypid, attnotnull, attacl)
      from pg_attribute where attrelid >= 16384 and attnum > 0
    union all select format('%s %s %s %s %s', oid, relname, relowner, relacl, relrowsecurity)
      from pg_class where oid >= 16384 and relpersistence = 'p'
  ) every (said)`;

/** Changes whenever a row of these came, went or was written: cheap to ask, while SCHEMA reads every function. */
const CATALOGUE = [
  'proc',
  'trigger',
  'policy',
  'namespace',
  'authid',
  'auth_members',
  'constraint',
  'attribute',
  'class',
]
  .map(
    (name) =>
      `select '${name} ' || count(*) || ' ' || max(xmin::text::bigint) as part from pg_${name}`,
  )
  .join(' union all ');

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and c.oid >= 16384
    and n.nspname not in ('pg_catalog', 'information_schema')
  order by c.oid`;

const SEQUENCES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and c.relpersistence = 'p'`;

/** Settings of the session, which a test may have changed for good. */
const SETTINGS = `select name, setting from pg_settings
  where source = 'session' and name not in ('session_authorization', 'session_replication_role')`;

/** Rows as text, which convert to the row's own type without loss. */
const rowsOf = ({ name }: { name: string }) =>
  `select '${name}' as name, coalesce(array_agg(t::text), '{}') as rows from only ${name} t`;

const stateOf = ({ name }: { name: string }) =>
  `select '${name}' as name, last_value::text, is_called from ${name}`;

/** How many rows there are, and how many of them were written since. */
const countOf = ({ name }: { name: string }, since: number) =>
  `select '${name}' as name, count(*)::int as rows,
     (count(*) filter (where xmin::text::bigint >= ${since}))::int as written from only ${name}`;

const putBack = ({ name, columns, rows }: Table) => {
  const values = columns
    .split(', ')
    .map((column) => `(kept).${column}`)
    .join(', ');
  const literals = rows.map((row) => `('${row.replaceAll("'", "''")}'::${name})`).join(', ');
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${values} from (values ${literals}) every (kept);`;
  return `delete from only ${name}; ${rows.length > 0 ? insert : ''}`;
};

/** The engine's one session is its superuser's, set to the owner: past policies and triggers. */
const AS_SUPERUSER = 'set session authorization postgres; set session_replication_role = replica;';
const AS_OWNER =
  'set session_replication_role = origin; set session authorization forja_owner; commit;';

async function allOf<Row>(...texts: string[]): Promise<Row[]> {
  const { owner } = openHandle();
  try {
    const answer: unknown = await owner.query(
      `begin; ${AS_SUPERUSER} ${texts.join(';')}; ${AS_OWNER}`,
    );
    return (answer as { rows: Row[] }[]).flatMap(({ rows }) => rows);
  } catch (error) {
    // Nobody goes on as the superuser.
    await owner.query('rollback');
    throw error;
  }
}

const together = (selects: string[]) => selects.join(' union all ');

/** A number of its own: whatever is written from here on carries a greater one. */
async function nextWrite(): Promise<number> {
  const [row] = await allOf<{ since: string }>('select pg_current_xact_id()::text as since');
  return Number(row?.since) + 1;
}

async function schemaNow(): Promise<string> {
  const [row] = await allOf<{ schema: string }>(SCHEMA);
  return row?.schema ?? '';
}

const catalogueNow = async () =>
  (await allOf<{ part: string }>(CATALOGUE)).map(({ part }) => part).join(' ');

let stored: FirstRows | undefined;

/** Remembers everything that the open database holds. */
export async function rememberRows(): Promise<void> {
  const tables = await allOf<Omit<Table, 'rows'>>(TABLES);
  const rows = await allOf<Omit<Table, 'columns'>>(together(tables.map(rowsOf)));
  const sequences = await allOf<Pick<Sequence, 'name'>>(SEQUENCES);
  stored = {
    schema: await schemaNow(),
    catalogue: await catalogueNow(),
    since: await nextWrite(),
    tables: tables.map((table, index) => ({ ...table, rows: rows[index]?.rows ?? [] })),
    sequences: await allOf<Sequence>(together(sequences.map(stateOf))),
    settings: await allOf<Setting>(SETTINGS),
  };
}

/**
 * Puts every row, sequence and setting of the session back to what was remembered. False when functions, tables or
 * rights are others than then: nothing but a fresh copy helps there.
 */
export async function restoreRows(): Promise<boolean> {
  if (!stored) return false;
  const { schema, tables, sequences, since, settings } = stored;
  const catalogue = await catalogueNow();
  if (catalogue !== stored.catalogue && (await schemaNow()) !== schema) return false;
  const counts = await allOf<{ name: string; rows: number; written: number }>(
    together(tables.map((table) => countOf(table, since))),
  );
  const changed = tables.filter(
    ({ rows }, index) => counts[index]?.written !== 0 || counts[index]?.rows !== rows.length,
  );
  await allOf(
    ...changed.map(putBack),
    ...sequences.map(
      ({ name, last_value, is_called }) => `select setval('${name}', ${last_value}, ${is_called})`,
    ),
    'reset all',
    ...settings.map(({ name, setting }) => `select set_config('${name}', '${setting}', false)`),
  );
  stored = { ...stored, catalogue, since: await nextWrite() };
  return true;
}
