import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { closeDatabase, openDatabase } from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { applyMigrations } from '../app/platform/database/migrations.server.ts';
import { projectRoot } from '../app/platform/project-root.server.ts';
import { presentByName } from '../database/schema/catalogue-by-name.ts';
import { fillOpenDatabase } from './demo/fill.ts';
import { openDemoFolder } from './demo/folder.ts';

// Writes database/bridge/fixtures: databases of the last set before the baseline with the rows of the
// demonstration, and their catalogues. The folder holds what database/ held in the last release with that set:
//   node tools/write-bridge-fixtures.ts --from <folder>
//   database/testing/with-postgres.sh node tools/write-bridge-fixtures.ts --from <folder>
// The first writes those of the embedded engine, the second those of a server (with the pg_dump of its version).

const { values } = parseArgs({ options: { from: { type: 'string' } } });
if (values.from === undefined) throw new Error('--from <folder> is missing');
const target = join(projectRoot(), 'database/bridge/fixtures');
const databaseUrl = process.env['TEST_DATABASE_URL'];

function keep(name: string, content: Buffer): void {
  const level = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 };
  writeFileSync(join(target, `${name}.zst`), zstdCompressSync(content, { params: level }));
}

const MOST = { maxBuffer: 1 << 30 };

/** As SQL that any client can run: without the default privileges, which name the owner of this server. */
function dumpOf(url: string): Buffer {
  const options = ['--no-owner', '--rows-per-insert=200', `--dbname=${url}`];
  return Buffer.from(
    execFileSync('pg_dump', options, { ...MOST, encoding: 'utf8' })
      .replace(/^\\(?:un)?restrict .*\n/gm, '')
      .replace(/^ALTER DEFAULT PRIVILEGES [^;]*;\n/gm, ''),
  );
}

const path = mkdtempSync(join(tmpdir(), 'forja-bridge-'));
rmSync(path, { recursive: true });
const folder = openDemoFolder(path, 1);
try {
  await openDatabase({ dataDir: path, databaseUrl });
  await applyMigrations(openHandle().owner, values.from);
  const catalogue = await presentByName(openHandle().owner);
  await fillOpenDatabase(folder);
  const log = await openHandle().owner.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  await closeDatabase();
  keep(`${databaseUrl ? 'server' : 'embedded'}.json`, Buffer.from(JSON.stringify(catalogue)));
  if (databaseUrl) keep('server.sql', dumpOf(databaseUrl));
  else {
    // The template databases, which nobody connects to, stay out, and what was written before the last checkpoint.
    const segments = readdirSync(join(path, 'engine/pg_wal')).filter((name) =>
      /^[0-9A-F]{24}$/.test(name),
    );
    const unused = segments
      .filter((name) => name !== log.rows[0]?.name)
      .map((name) => `pg_wal/${name}`);
    const without = ['base/1', 'base/4', ...unused].map((each) => `--exclude=engine/${each}`);
    keep('embedded.tar', execFileSync('tar', ['-C', path, ...without, '-c', 'engine'], MOST));
  }
} finally {
  await closeDatabase();
  rmSync(path, { recursive: true, force: true });
}
