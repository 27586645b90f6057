import { makePool } from '#app/platform/database/pool.server.ts';
import { migrateAsOwner } from '#app/platform/database/schema/migrate-as-owner.server.ts';
import { type Missing, missingOf } from '#app/platform/database/schema/serving.server.ts';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { readArguments } from './command-line/arguments.ts';
import { settingsOrEnd } from './command-line/settings.ts';

const USAGE = `npm run migrate [-- OPTIONS]

Brings a PostgreSQL database to this release before it is started, as the user of MIGRATE_DATABASE_URL, else of
DATABASE_URL. Lets the user of DATABASE_URL serve.

  --check   changes nothing, says what is missing, and fails where this release does not run on the database
  --json    with --check: what is missing, as an object`;

const { values } = readArguments(USAGE, {
  check: { type: 'boolean' },
  json: { type: 'boolean' },
});
const { DATABASE_URL, DATABASE_DIRECT_URL, MIGRATE_DATABASE_URL } = settingsOrEnd();

const NONE: Missing = { empty: false, migrations: [], narrowing: [], words: null };

async function check(owner: string | undefined): Promise<string> {
  const missing = owner ? await readMissing(owner) : NONE;
  if (values.json) return JSON.stringify(missing);
  return missing.words ? `The database lacks ${missing.words}.` : 'Nothing is missing.';
}

async function readMissing(owner: string): Promise<Missing> {
  const pool = makePool({ connectionString: owner, max: 1 }, () => undefined);
  try {
    return await missingOf(pool);
  } finally {
    await pool.end();
  }
}

async function migrate(owner: string | undefined): Promise<string> {
  if (!owner || !DATABASE_URL) return 'The embedded database is migrated by the start.';
  const applied = await migrateAsOwner(owner, DATABASE_URL);
  return applied.length === 0 ? 'No migration was missing.' : `Applied: ${applied.join(', ')}.`;
}

try {
  const owner = MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
  console.log(await (values.check ? check(owner) : migrate(owner)));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
