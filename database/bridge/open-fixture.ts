import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { closeDatabase, openDatabase } from '../../app/platform/database/database.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { emptyDatabase } from '../testing/server-scratch.ts';

const server = process.env['TEST_DATABASE_URL'];

const fixture = (name: string): Buffer =>
  zstdDecompressSync(readFileSync(join(projectRoot(), 'database/bridge/fixtures', `${name}.zst`)));

/** What the last set before the baseline made on this kind of engine, as text by name. */
export const catalogueOfLastSet = (): Record<string, string> =>
  JSON.parse(fixture(`${server ? 'server' : 'embedded'}.json`).toString()) as Record<
    string,
    string
  >;

async function openEmbedded(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'db-'));
  execFileSync('tar', ['-C', dataDir, '-x'], { input: fixture('embedded.tar') });
  await openDatabase({ dataDir });
  return async () => {
    await closeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** As the README says under "Restore": roles and rights first. */
async function openRestored(): Promise<() => Promise<void>> {
  const { url, dispose } = await emptyDatabase(server ?? '');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(projectRoot(), 'database/bootstrap.sql'), 'utf8'));
  await client.query(fixture('server.sql').toString());
  await client.end();
  await openDatabase({ dataDir: '', databaseUrl: url });
  return async () => {
    await closeDatabase();
    await dispose();
  };
}

/** Opens a database of the last set before the baseline with the rows of the demonstration; returns what ends it. */
export const openFixture = server ? openRestored : openEmbedded;
