import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentCatalogue } from '#app/platform/database/schema/catalogue.server.ts';
import { readSources } from '#app/platform/database/schema/migrations.server.ts';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { projectRoot } from '../app/platform/project-root.server.ts';

// Writes database/catalogue.txt: what the migrations and definitions make of an empty database, with
// every policy and grant, one line each. A review reads its diff.

const dataDir = mkdtempSync(join(tmpdir(), 'forja-catalogue-'));
try {
  await openDatabase({ dataDir });
  await migrateDatabase();
  const catalogue = await presentCatalogue(openHandle().owner, readSources(projectRoot()));
  writeFileSync(join(projectRoot(), 'database/catalogue.txt'), catalogue);
} finally {
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
}
