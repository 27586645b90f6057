import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECRET_PURPOSE } from '#app/features/integrations/webhooks/webhook.ts';
import { unseal } from '#app/platform/secrets.server.ts';
import { fillOpenDatabase } from '../tools/demo/fill.ts';
import { type DemoFolder, FolderRefused, openDemoFolder } from '../tools/demo/folder.ts';
import { OWN_TABLES, type OwnTable, tablesWithout, unexcused } from './access/tables-without.ts';
import { PERSON_KEYS, type PersonKey, unplaced } from './privacy/person-keys.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-test-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const count = async (from: string) =>
  (await ownerSql<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count ?? 0;

describe('the demonstration’s samples', () => {
  useScratchDatabase();
  let folder: DemoFolder;
  beforeAll(async () => {
    process.env['DATA_DIR'] = newFolder();
    folder = openDemoFolder(newFolder(), 1);
    await fillOpenDatabase(folder);
  });

  test('are in every table', async () => {
    const tables = (await ownerSql<OwnTable>(OWN_TABLES)).map(({ name }) => name);
    const filled = new Set<string>();
    // Accounts come from sign-ins, and tables without grants need no samples.
    const looked = tables.filter(
      (table) => table.startsWith('public.') || !tablesWithout[table]?.without.includes('demo'),
    );
    for (const name of looked) if ((await count(name)) > 0) filled.add(name);
    expect(unexcused('demo', tables, filled)).toEqual([]);
  });

  test('secrets of webhooks can be read, so that events are signed', async () => {
    const rows = await ownerSql<{ sealed: string }>(
      'select secret_sealed as sealed from public.webhooks',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(unseal(SECRET_PURPOSE, sealed)).toMatch(/^whsec_/);
  });

  test('a table without samples is named', async () => {
    expect(unexcused('demo', ['public.planted'], new Set())).toContain(
      'public.planted has no demo, and tablesWithout does not say why',
    );
  });

  test('every foreign key to a person is filled, or has a reason in the list', async () => {
    const keys = await ownerSql<PersonKey>(PERSON_KEYS);
    const filled = new Set<string>();
    for (const { key, table, column } of keys)
      if ((await count(`${table} where ${column} is not null`)) > 0) filled.add(key);
    expect(
      unplaced(
        'demo',
        keys.map(({ key }) => key),
        filled,
      ),
    ).toEqual([]);
  });

  test('cover both products, every stage, every state, and a whole year', async () => {
    expect(
      await ownerSql(`select p.product, s.slug from public.crm_stages s
        join public.crm_pipelines p on p.id = s.pipeline_id
        where not exists (select from public.crm_deals d where d.stage_id = s.id)`),
    ).toEqual([]);
    const [leads] = await ownerSql<{ states: number; months: number }>(
      `select count(distinct status)::int as states,
         count(distinct date_trunc('month', created_at))::int as months
       from public.qualification_submissions`,
    );
    expect(leads?.states).toBe(6);
    expect(leads?.months).toBeGreaterThanOrEqual(12);
  });

  test('have happened: none of them is later than now', async () => {
    const columns = await ownerSql<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and column_name in ('at', 'created_at', 'changed_at', 'sent_at')
         and data_type = 'timestamp with time zone'`,
    );
    expect(columns.length).toBeGreaterThan(50);
    const later: string[] = [];
    for (const { table, column } of columns)
      if ((await count(`public.${table} where ${column} > now()`)) > 0)
        later.push(`${table}.${column}`);
    expect(later).toEqual([]);
  });

  test('resemble no real person, and send no mail', async () => {
    expect(
      await count(`public.crm_contacts where name not like '%(exemplo)%'
        or email not like '%@demo.example'`),
    ).toBe(0);
    expect(
      await count(`public.user_profiles where display_name not like '%(exemplo)%'
        or email not like '%@demo.example'`),
    ).toBe(0);
    expect(await count('public.outbox')).toBe(0);
    // The intake is on again for real visitors.
    expect(
      await count(
        `pg_trigger where tgname = 'qualification_submissions_before_insert' and tgenabled = 'O'`,
      ),
    ).toBe(1);
  });

  test('have one account for each role', async () => {
    const rows = await ownerSql<{ role: string }>(
      `select r.role from public.user_roles r join identity.accounts a on a.user_id = r.user_id
       where r.is_active order by private.role_rank(r.role) desc`,
    );
    expect(rows.map(({ role }) => role)).toEqual([
      'superadmin',
      'admin',
      'manager',
      'analyst',
      'viewer',
    ]);
    expect(new Set(Object.values(folder.passwords)).size).toBe(6);
  });
});

describe('the demonstration’s folder', () => {
  test('a folder that holds anything else is refused and left as it was', () => {
    const real = newFolder();
    writeFileSync(path.join(real, 'secret'), 'of a real site');
    expect(() => openDemoFolder(real, 1)).toThrow(FolderRefused);
    expect(readFileSync(path.join(real, 'secret'), 'utf8')).toBe('of a real site');
    expect(existsSync(path.join(real, 'demonstration.json'))).toBe(false);
  });

  test('its own folder opens again with the same passwords, readable by nobody else', () => {
    const folder = newFolder();
    const { passwords, markFilled } = openDemoFolder(folder, 1);
    markFilled();
    const again = openDemoFolder(folder, 9);
    expect([again.passwords, again.seed, again.filled]).toEqual([passwords, 1, true]);
    expect(statSync(path.join(folder, 'demonstration.json')).mode & 0o077).toBe(0);
  });

  test('interrupted samples are made again', () => {
    const folder = newFolder();
    openDemoFolder(folder, 1);
    writeFileSync(path.join(folder, 'half'), '');
    openDemoFolder(folder, 1);
    expect(existsSync(path.join(folder, 'half'))).toBe(false);
  });
});
