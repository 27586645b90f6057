import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '../app/platform/database/database.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { CATALOGUE_FILE, presentSchema, RECORD_FILE, SCHEMA_FILE } from './schema/present.ts';

// Writes database/schema.sql, catalogue.txt and the record of the release of what the migrations and definitions
// make of an empty database. A signature that changed in place is refused, and nothing written.

const dataDir = mkdtempSync(join(tmpdir(), 'forja-schema-'));
try {
  await openDatabase({ dataDir });
  await migrateDatabase();
  const { schema, catalogue, record, refusals } = await presentSchema(openHandle().owner);
  if (refusals.length > 0) {
    process.stderr.write(`${refusals.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(SCHEMA_FILE, schema);
    writeFileSync(CATALOGUE_FILE, catalogue);
    writeFileSync(RECORD_FILE, record);
  }
} finally {
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
}
