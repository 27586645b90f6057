import { parseArgs } from 'node:util';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '#app/platform/database/database.server.ts';
import { makePool } from '#app/platform/database/pool.server.ts';
import { missingOf } from '#app/platform/database/schema/serving.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { migrateAsOwner } from '#app/platform/jobs/migrate-as-owner.server.ts';

/*
 * Brings the database to this release before it is started: `npm run migrate`, as the user of MIGRATE_DATABASE_URL, else of
 * DATABASE_URL. Lets the user of DATABASE_URL serve. With `--check` it changes nothing, says what is missing, and fails
 * where this release does not run on the database: a newer one has migrated it.
 */

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, MIGRATE_DATABASE_URL } = settings();
const owner = MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;

async function migrate(): Promise<string> {
  if (DATABASE_URL && owner) return report(await migrateAsOwner(owner, DATABASE_URL));
  await openDatabase({ dataDir: DATA_DIR });
  return report((await migrateDatabase()).applied);
}

const report = (applied: readonly string[]) =>
  applied.length === 0 ? 'No migration was missing.' : `Applied: ${applied.join(', ')}.`;

async function check(): Promise<string> {
  if (!owner) return 'The embedded database is checked by the start.';
  const pool = makePool({ connectionString: owner, max: 1 }, () => undefined);
  try {
    const missing = await missingOf(pool);
    return missing ? `The database lacks ${missing}.` : 'The database has every migration.';
  } finally {
    await pool.end();
  }
}

try {
  console.log(`\n  ${values.check ? await check() : await migrate()}\n`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
