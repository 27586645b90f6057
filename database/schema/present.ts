import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { presentCatalogue } from '../../app/platform/database/catalogue.server.ts';
import { readDefinitions } from '../../app/platform/database/definitions.server.ts';
import { readSources } from '../../app/platform/database/migrations.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { oldOnes } from './definition-files.ts';
import { describeSchema, type Query } from './describe.ts';
import { nextRecord, type ReleaseRecord } from './release-record.ts';

const FUNCTIONS = join(projectRoot(), 'database/functions');
export const SCHEMA_FILE = join(projectRoot(), 'database/schema.sql');
export const CATALOGUE_FILE = join(projectRoot(), 'database/catalogue.txt');
export const RECORD_FILE = join(FUNCTIONS, 'release.json');

const SIGNATURES = `
  select n.nspname || '.' || p.proname as name, format('(%s) returns %s',
    pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid)) as signature
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
  union all
  select n.nspname || '.' || c.relname, 'columns ' || string_agg(format('%s %s', a.attname,
    format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where n.nspname in ('public', 'private') and c.relkind = 'v' group by 1`;

export interface PresentSchema {
  schema: string;
  catalogue: string;
  record: string;
  /** Why the record must not be written, in words. */
  refusals: string[];
}

async function readPresent(query: Query): Promise<Omit<PresentSchema, 'catalogue'>> {
  const { checksum, files } = readDefinitions(FUNCTIONS);
  const rows = await query<{ name: string; signature: string }>(SIGNATURES);
  const signatures = Object.fromEntries(rows.map(({ name, signature }) => [name, signature]));
  const recorded = JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as ReleaseRecord;
  const { record, refusals } = nextRecord(recorded, { checksum, signatures, old: oldOnes(files) });
  return {
    schema: await describeSchema(query),
    record: `${JSON.stringify(record, null, 2)}\n`,
    refusals,
  };
}

/** `database/schema.sql`, `catalogue.txt` and `release.json` as the migrated database behind `owner` asks for them. */
export async function presentSchema(owner: pg.Pool): Promise<PresentSchema> {
  const catalogue = await presentCatalogue(owner, readSources(join(projectRoot(), 'database')));
  const client = await owner.connect();
  try {
    // Names come out qualified, whatever the engine's or the server's own path is.
    await client.query(`begin; set local search_path = ''`);
    const query: Query = async <Row>(text: string) => (await client.query(text)).rows as Row[];
    return { catalogue, ...(await readPresent(query)) };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
