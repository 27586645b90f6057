import { recordedHere } from '#app/features/backups/backups.store.server.ts';
import { backUp, type Progress } from '#app/platform/database/backup/back-up.server.ts';
import {
  backupName,
  backupStore,
  withScratch,
} from '#app/platform/database/backup/backup-store.server.ts';
import {
  closeDatabase,
  openDatabase,
  requireDatabaseOwner,
} from '#app/platform/database/database.server.ts';
import { DataFolderRefused } from '#app/platform/database/errors.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { storedSecret } from '#app/platform/secrets.server.ts';
import { readArguments } from './command-line/arguments.ts';
import { settingsOrEnd } from './command-line/settings.ts';

const USAGE = `npm run backup [-- OPTIONS]

Writes a back-up of database and files into BACKUP_FOLDER or the bucket of BACKUP_URL. On the embedded database
stop the site first; on a PostgreSQL server it may run.

  --to FILE      into this file instead
  --unrecorded   without a record for the system screen
  --json         each line of output is an object: {"rows":…,"files":…} while it runs, then
                 {"name":…,"place":…,"bytes":…,"sha256":…}`;

const { values } = readArguments(USAGE, {
  to: { type: 'string' },
  json: { type: 'boolean' },
  unrecorded: { type: 'boolean' },
});
const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, MIGRATE_DATABASE_URL, BACKUP_PUBLIC_KEY } =
  settingsOrEnd();
const SHOWN_EVERY_MS = 500;

let shown = 0;
function show({ rows, files, table }: Progress): void {
  const now = Date.now();
  if (now - shown < SHOWN_EVERY_MS) return;
  shown = now;
  if (values.json) console.log(JSON.stringify({ rows, files }));
  else if (process.stderr.isTTY)
    process.stderr.write(`\r  ${rows} rows, ${files} files  ${table ?? ''}\u001b[K`);
}

const writeTo = (place: string) =>
  backUp(place, BACKUP_PUBLIC_KEY, {
    storage: storage(),
    secret: storedSecret(),
    onProgress: show,
  });

const writeIntoStore = () =>
  withScratch(async (scratch) => {
    const [store, name] = [backupStore(), backupName(new Date())];
    const made = await writeTo(store.placeOf(name, scratch));
    await store.keep(name, made);
    return { ...made, name, place: `${store.name}/${name}` };
  });

try {
  await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: MIGRATE_DATABASE_URL ?? DATABASE_URL,
    directUrl: MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL,
  });
  await requireDatabaseOwner();
  const made = values.to
    ? await writeTo(values.to)
    : values.unrecorded
      ? await writeIntoStore()
      : await recordedHere('backup', null, writeIntoStore);
  if (values.json) console.log(JSON.stringify(made));
  else {
    const megabytes = (made.bytes / 1e6).toFixed(1);
    console.log(
      `\n  ${made.rows} rows and ${made.files} files in ${made.place} (${megabytes} MB)\n`,
    );
  }
} catch (error) {
  console.error(`\n${explainFailure(error)}`);
  if (error instanceof DataFolderRefused) console.error('Stop the site, back up, start it again.');
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
