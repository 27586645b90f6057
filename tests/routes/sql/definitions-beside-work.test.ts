import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyDefinitions,
  readDefinitions,
} from '#app/platform/database/schema/definitions.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { type SchemaFolder, schemaFolder } from '../../../database/testing/schema-folder.ts';
import { type ServerScratch, serverScratch } from '../../../database/testing/server-scratch.ts';

/* A release that starts beside another one changes policies of tables that are in use. */

let scratch: ServerScratch;
let folder: SchemaFolder;
let owner: pg.Pool;
beforeAll(async () => {
  scratch = await serverScratch(process.env['TEST_DATABASE_URL'] ?? '');
  owner = new pg.Pool({ connectionString: scratch.url, max: 4 });
  folder = schemaFolder({ definitions: true });
});
afterAll(async () => {
  folder.dispose();
  await owner.end();
  await scratch.dispose();
});

/** The release of the scratch database. */
const present = readDefinitions(projectRoot()).release;

const apply = () => applyDefinitions(owner, readDefinitions(folder.path));
const policyOf = (table: string, name: string) =>
  `drop policy if exists ${name} on public.${table};
   create policy ${name} on public.${table} for select to service_role using (true);`;

test('work under way is never broken off: the release waits its turn', async () => {
  folder.release(present + 1);
  folder.write('base/sql/planted_a.sql', policyOf('crm_contacts', 'planted_a'));
  folder.write('base/sql/planted_b.sql', policyOf('crm_deals', 'planted_b'));
  const work = await owner.connect();
  await work.query('begin; lock table public.crm_deals in share row exclusive mode');
  const release = apply();
  // Waits until the release has locked the first table and waits for the second, then locks in the other order.
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await work.query<{ count: number }>(
      `select count(*)::int from pg_locks where not granted and relation = 'public.crm_deals'::regclass`,
    );
    waiting = rows[0]?.count ?? 0;
  }
  await work.query(`insert into public.crm_contacts (name, source) values ('Ana', 'website')`);
  await work.query('commit');
  work.release();
  expect(await release).toEqual([
    'database/base/sql/planted_a.sql',
    'database/base/sql/planted_b.sql',
  ]);
});

test('two processes of one release that start at once apply it once', async () => {
  folder.release(present + 2);
  folder.write('base/sql/planted_a.sql', `${policyOf('crm_contacts', 'planted_a')} select 1;`);
  const runs = await Promise.all([apply(), apply()]);
  expect(runs.flat()).toEqual(['database/base/sql/planted_a.sql']);
});
