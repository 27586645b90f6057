import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { sniffedType } from '#app/platform/files/sniffed-type.server.ts';
import type { Storage } from '#app/platform/files/storage-interface.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { openHandle } from '../handle.server.ts';
import { inTurn } from '../in-turn.server.ts';
import { applyMigrations, readSources } from '../schema/migrations.server.ts';
import { ArchiveRefused, type Entry, readArchive } from './archive.server.ts';
import { loadRows, nextReader, rowsIn, tableOf, textOf } from './load-rows.server.ts';
import {
  FORMAT,
  fullName,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SUMMARY,
  type Summary,
  summarySchema,
} from './manifest.ts';
import { quotedTable } from './read-rows.server.ts';

export type RestoreProgress = { rows: number; files: number };
type Target = {
  /** Private key of an encrypted back-up. */
  identity: string | undefined;
  storage: Storage;
  /** Where files are put together, and the generated secret is put. */
  dataDir: string;
  onProgress: (progress: RestoreProgress) => void;
};

/** What an archive contains, once every byte of it was read. */
export type Contents = { manifest: Manifest; summary: Summary };

const fileOf = (name: string) => /^files\/(.+)\/\d+$/.exec(name)?.[1];
const open = (place: string, identity: string | undefined) =>
  readArchive(createReadStream(place), identity);

function readManifest(entry: Entry | undefined): Manifest {
  const read =
    entry?.name === MANIFEST ? manifestSchema.safeParse(JSON.parse(textOf(entry))) : null;
  if (read?.success) return read.data;
  throw new ArchiveRefused(`This is no back-up of format ${FORMAT}, which this release reads.`);
}

function refuseOtherCounts(
  what: string,
  found: Record<string, number>,
  told: Record<string, number>,
) {
  for (const name of new Set([...Object.keys(found), ...Object.keys(told)])) {
    if ((found[name] ?? 0) === (told[name] ?? 0)) continue;
    throw new ArchiveRefused(
      `Of ${name} there are ${found[name] ?? 0} ${what}, and the back-up was made of ${told[name] ?? 0}.`,
    );
  }
}

/**
 * Reads a whole archive and compares it with what it says of itself. Throws ArchiveRefused where it is cut off, changed
 * or of another format.
 */
export async function checkArchive(place: string, identity: string | undefined): Promise<Contents> {
  let manifest: Manifest | undefined;
  let summary: Summary | undefined;
  const rows: Record<string, number> = {};
  const files: Record<string, number> = {};
  let reader = nextReader(undefined);
  let read: string | undefined;
  for await (const entry of open(place, identity)) {
    manifest ??= readManifest(entry);
    const [table, file] = [tableOf(entry.name), fileOf(entry.name)];
    if (table !== read) reader = nextReader(reader);
    read = table;
    if (table) {
      for (const part of reader.read(textOf(entry)))
        rows[table] = (rows[table] ?? 0) + rowsIn(part);
    }
    if (file) files[file] = (files[file] ?? 0) + entry.bytes.length;
    if (entry.name === SUMMARY) summary = summarySchema.parse(JSON.parse(textOf(entry)));
  }
  nextReader(reader);
  if (!manifest || !summary)
    throw new ArchiveRefused('The back-up was cut off: its end is missing.');
  refuseOtherCounts('rows', rows, summary.rows);
  refuseOtherCounts('bytes', files, summary.files);
  return { manifest, summary };
}

function refuseUnknownMigrations({ migrations }: Manifest): void {
  const known = new Map(
    readSources(projectRoot()).migrations.map(({ name, checksum }) => [name, checksum]),
  );
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!unknown) return;
  throw new ArchiveRefused(
    `The back-up has migration ${unknown.name}, which this release does not know: it is of a newer release. ` +
      'Restore it with that one, or one after it.',
  );
}

async function refuseFilled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ filled: boolean }>(
    `select to_regclass('private.schema_migrations') is not null as filled`,
  );
  if (!rows[0]?.filled) return;
  throw new ArchiveRefused(
    'The target has a database already. Name an empty one (DATABASE_URL), or a data folder that does not exist (DATA_DIR).',
  );
}

async function keepFile(storage: Storage, key: string, place: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(place)) hash.update(chunk as Buffer);
  const type = key.endsWith('.svg') ? 'image/svg+xml' : await sniffedType(place, key, false);
  await storage.keep(key, {
    place,
    size: (await stat(place)).size,
    sha256: hash.digest('hex'),
    contentType: type ?? 'application/octet-stream',
  });
}

async function loadFiles(
  first: Entry | undefined,
  entries: AsyncGenerator<Entry>,
  { storage, dataDir, onFile }: Pick<Target, 'storage' | 'dataDir'> & { onFile: () => void },
): Promise<void> {
  const place = path.join(dataDir, `restored-${randomUUID()}`);
  let key: string | undefined;
  const settle = async () => {
    if (key === undefined) return;
    await keepFile(storage, key, place);
    await rm(place, { force: true });
    onFile();
  };
  for (let entry = first; entry; entry = (await entries.next()).value as Entry | undefined) {
    const file = fileOf(entry.name);
    if (file !== key) await settle();
    key = file;
    if (file) await appendFile(place, entry.bytes, { mode: 0o600 });
  }
  await settle();
}

/** Counts the rows of every table, and reads every file, that a restore has written. */
async function verify(pool: pg.Pool, storage: Storage, { manifest, summary }: Contents) {
  const rows: Record<string, number> = {};
  for (const table of manifest.tables) {
    const found = await pool.query<{ count: string }>(`select count(*) from ${quotedTable(table)}`);
    rows[fullName(table)] = Number(found.rows[0]?.count);
  }
  refuseOtherCounts('rows', rows, summary.rows);
  const files: Record<string, number> = {};
  for (const key of Object.keys(summary.files)) {
    const stream = await storage.read(key);
    files[key] = 0;
    for await (const chunk of (stream ?? []) as unknown as AsyncIterable<Uint8Array>) {
      files[key] += chunk.length;
    }
  }
  refuseOtherCounts('bytes', files, summary.files);
}

/**
 * Restores a back-up into the open database, which must be empty, and into the storage. The database gets the
 * migrations that the back-up was made with and its rows; every row is counted and every file read; then come the later
 * migrations and the definitions of this release. Throws ArchiveRefused.
 */
export async function restore(place: string, target: Target): Promise<Contents> {
  const { identity, dataDir, storage, onProgress } = target;
  const pool = openHandle().owner;
  await refuseFilled(pool);
  const contents = await checkArchive(place, identity);
  const { manifest, summary } = contents;
  refuseUnknownMigrations(manifest);
  const progress: RestoreProgress = { rows: 0, files: 0 };
  const entries = open(place, identity);
  await entries.next();
  await applyMigrations(pool, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  const loaded = await inTurn(pool, async (client) => {
    const next = await loadRows(client, manifest, withoutSecret(entries, dataDir), (rows) => {
      progress.rows += rows;
      onProgress({ ...progress });
    });
    for (const [name, value] of Object.entries(summary.sequences)) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
    }
    return next;
  });
  await loadFiles(loaded, entries, {
    storage,
    dataDir,
    onFile: () => {
      progress.files += 1;
      onProgress({ ...progress });
    },
  });
  await verify(pool, storage, contents);
  await applyMigrations(pool);
  return contents;
}

/** The entries, without a generated secret, which goes into the data folder where there is none yet. */
async function* withoutSecret(
  entries: AsyncGenerator<Entry>,
  dataDir: string,
): AsyncGenerator<Entry> {
  for (;;) {
    const { value, done } = await entries.next();
    if (done) return;
    if (value.name !== 'secret') {
      yield value;
      continue;
    }
    const place = path.join(dataDir, 'secret');
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(place)) await writeFile(place, value.bytes, { flag: 'wx', mode: 0o600 });
  }
}
