import type pg from 'pg';

/** Of every row the transaction that wrote it last: a change of the catalogue, by whatever statement, is a new one. */
const written = (from: string, key = 'x.oid') =>
  `(select bit_xor(pg_catalog.hash_record_extended(row(${key}, x.xmin), 0)) from ${from})`;
const inOwn = (table: string, column: string) =>
  written(`pg_catalog.${table} x where x.${column} in (select oid from own)`);
const ofOwn = (table: string, column: string, key?: string) =>
  written(`pg_catalog.${table} x where x.${column} in (select oid from relation)`, key);
const rowsOf = (from: string, row = 'x') =>
  `(select string_agg((${row})::text, e'\\n' order by (${row})::text collate "C") from ${from})`;

/** Rows of roles and rights are few, and compared by their contents. */
const STATE = `
  with own as (
    select oid from pg_catalog.pg_namespace where nspname in ('identity', 'private', 'public')
  ), relation as (
    select oid from pg_catalog.pg_class where relnamespace in (select oid from own)
  )
  select concat_ws(e'\\n', current_user,
    ${rowsOf(
      'pg_catalog.pg_namespace x where x.oid in (select oid from own)',
      'row(x.oid, x.nspname, x.nspowner, x.nspacl)',
    )},
    ${inOwn('pg_class', 'relnamespace')},
    ${ofOwn('pg_attribute', 'attrelid', 'x.attrelid, x.attnum')},
    ${ofOwn('pg_constraint', 'conrelid')},
    ${ofOwn('pg_index', 'indrelid', 'x.indexrelid')},
    ${ofOwn('pg_policy', 'polrelid')},
    ${ofOwn('pg_trigger', 'tgrelid')},
    ${inOwn('pg_proc', 'pronamespace')},
    ${inOwn('pg_type', 'typnamespace')},
    ${rowsOf('pg_catalog.pg_roles x')},
    ${rowsOf('pg_catalog.pg_auth_members x')},
    ${rowsOf('pg_catalog.pg_default_acl x')},
    ${rowsOf(
      'pg_catalog.pg_database x where x.datname = current_database()',
      'row(x.datname, x.datdba, x.datacl)',
    )},
    ${rowsOf('private.schema_migrations x')},
    ${rowsOf('private.schema_releases x')},
    ${written('private.schema_definitions x', 'x.name')}
  ) as state`;

/**
 * What a start compares, changes or applies, as a text that differs after every change of it: the objects in the
 * schemas of the site, roles and their rights, migrations and definitions on record.
 */
export async function catalogueState(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ state: string }>(STATE);
  return rows[0]?.state ?? '';
}
