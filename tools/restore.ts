import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordedHere } from '#app/features/backups/backups.store.server.ts';
import { proveBackup } from '#app/features/backups/prove-backup.server.ts';
import { backupStore, withScratch } from '#app/platform/database/backup/backup-store.server.ts';
import { checkArchive, restore } from '#app/platform/database/backup/restore.server.ts';
import {
  closeDatabase,
  openDatabase,
  requireDatabaseOwner,
} from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { endWithUsage, readArguments } from './command-line/arguments.ts';
import { settingsOrEnd } from './command-line/settings.ts';

const USAGE = `npm run restore -- FILE [OPTIONS]

Restores a back-up into the empty database of DATABASE_URL, else into a DATA_DIR without a database, and its files
into the storage. FILE is a path, or the name of a back-up in BACKUP_FOLDER or the bucket of BACKUP_URL. Stop the
site first.

  --list            names the back-ups that are there
  --check           reads the whole back-up and restores nothing
  --prove           restores the newest one, or FILE, into a scratch database, and records that for the system screen
  --identity FILE   the private key of an encrypted one
  --json            each line of output is an object: {"rows":…,"files":…}`;

const { values, positionals } = readArguments(
  USAGE,
  {
    identity: { type: 'string' },
    check: { type: 'boolean' },
    prove: { type: 'boolean' },
    list: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  1,
);
const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, MIGRATE_DATABASE_URL } = settingsOrEnd();
const SHOWN_EVERY_MS = 500;

/** The key in a file as age-keygen writes it, with comments. */
const keyIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));

let shown = 0;
function show({ rows, files }: { rows: number; files: number }): void {
  if (Date.now() - shown < SHOWN_EVERY_MS) return;
  shown = Date.now();
  if (values.json) console.log(JSON.stringify({ rows, files }));
  else if (process.stderr.isTTY) process.stderr.write(`\r  ${rows} rows, ${files} files\u001b[K`);
}

async function listBackups(): Promise<void> {
  const store = backupStore();
  const names = (await store.list()).filter((name) => name.startsWith('forja-')).sort();
  console.log(names.length === 0 ? `\n  No back-up in ${store.name}\n` : names.join('\n'));
}

async function newestBackup(): Promise<string> {
  const store = backupStore();
  const newest = (await store.list())
    .filter((name) => name.startsWith('forja-'))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`No back-up in ${store.name}`);
  return newest;
}

const openSource = () =>
  openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: MIGRATE_DATABASE_URL ?? DATABASE_URL,
    directUrl: MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL,
  });

/** The database of the settings gets the record alone. */
async function prove(name: string | undefined): Promise<void> {
  await openSource();
  const file = name ?? (await newestBackup());
  const { rows, files } = await recordedHere('proof', file, () =>
    proveBackup(file, values.identity, show),
  );
  if (values.json) console.log(JSON.stringify({ rows, files }));
  else console.log(`\n  Proven: ${rows} rows and ${files} files of ${file}\n`);
}

async function run(file: string): Promise<void> {
  // Before a database is made in the data folder.
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (values.identity && !existsSync(values.identity))
    throw new Error(`There is no file ${values.identity} with a private key.`);
  const identity = values.identity ? keyIn(values.identity) : undefined;
  if (values.identity && !identity)
    throw new Error(`${values.identity} has no line AGE-SECRET-KEY-…`);
  if (!values.check) {
    await openSource();
    await requireDatabaseOwner();
  }
  const { manifest, summary } = values.check
    ? await checkArchive(file, identity)
    : await restore(file, { identity, storage: storage(), dataDir: DATA_DIR, onProgress: show });
  const rows = Object.values(summary.rows).reduce((sum, one) => sum + one, 0);
  const files = Object.keys(summary.files).length;
  if (values.json) console.log(JSON.stringify({ rows, files }));
  else
    console.log(
      `\n  ${values.check ? 'Complete' : 'Restored'}: ${rows} rows and ${files} files of ${manifest.madeAt}\n`,
    );
}

try {
  const [file] = positionals;
  if (values.list) await listBackups();
  else if (values.prove) await prove(file);
  else if (!file) endWithUsage(USAGE, 'Name the back-up: npm run restore -- FILE');
  else if (existsSync(file) || path.basename(file) !== file) await run(file);
  else await withScratch(async (folder) => run(await backupStore().toDisk(file, folder)));
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
