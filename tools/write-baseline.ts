import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { applyMigrations } from '../app/platform/database/migrations.server.ts';
import { projectRoot } from '../app/platform/project-root.server.ts';
import { baselineFiles } from './baseline/baseline-files.ts';

// Writes database/migrations/0001_… to 0099_… anew from what a folder of migrations makes of an empty database:
//   node tools/write-baseline.ts [--from <a folder such as database/>]
// What stands above the first table of a file and below its last one is written by hand, and stays.

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const target = join(projectRoot(), 'database/migrations');
const from = values.from ?? join(projectRoot(), 'database');
const dataDir = mkdtempSync(join(tmpdir(), 'forja-baseline-'));
try {
  await openDatabase({ dataDir });
  await applyMigrations(openHandle().owner, from);
  const files = await baselineFiles(openHandle().owner, join(from, 'migrations'), target);
  for (const [name, text] of files) {
    const path = join(target, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
} finally {
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
}
