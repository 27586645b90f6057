import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { makeFolder } from '#app/platform/files/make-folder.server.ts';
import type { Storage } from '#app/platform/files/storage-interface.server.ts';
import { openHandle } from '../handle.server.ts';
import { NO_LIMITS } from '../time-limits.server.ts';
import { type Entry, writeArchive } from './archive.server.ts';
import {
  type BackupTable,
  FORMAT,
  fullName,
  MANIFEST,
  type Manifest,
  SUMMARY,
  type Summary,
} from './manifest.ts';
import {
  isOutbox,
  jobPages,
  listTables,
  rowPages,
  sequenceValues,
  TEXT_FORMS,
} from './read-rows.server.ts';

/** A file larger than this is several entries. */
const PART_BYTES = 4 * 1024 * 1024;

export type Progress = { rows: number; files: number; table?: string };
type Source = {
  storage: Storage;
  /** The generated secret of an installation without SECRET. */
  secret: string | undefined;
  onProgress: (progress: Progress) => void;
};

const entry = (name: string, text: string): Entry => ({ name, bytes: Buffer.from(text) });
const part = (number: number) => String(number).padStart(6, '0');
const bare = ({ schema, name, columns }: BackupTable): BackupTable => ({ schema, name, columns });

async function* fileParts(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}

async function* tableEntries(
  client: pg.ClientBase,
  summary: Summary,
  onRows: (table: string, rows: number) => void,
): AsyncGenerator<Entry> {
  for (const table of await listTables(client)) {
    const name = fullName(table);
    const add = (rows: number) => {
      summary.rows[name] = (summary.rows[name] ?? 0) + rows;
      onRows(name, rows);
    };
    let number = 0;
    add(0);
    const sources = [rowPages(client, table), ...(isOutbox(table) ? [jobPages(client)] : [])];
    for (const pages of sources) {
      for await (const { text, rows } of pages) {
        number += 1;
        add(rows);
        yield entry(`tables/${name}/${part(number)}.copy`, text);
      }
    }
  }
}

async function* fileEntries(
  storage: Storage,
  summary: Summary,
  onFile: () => void,
): AsyncGenerator<Entry> {
  for await (const key of storage.list()) {
    const stream = await storage.read(key);
    if (!stream) {
      summary.missing.push(key);
      continue;
    }
    let [number, size] = [0, 0];
    for await (const bytes of fileParts(stream as unknown as AsyncIterable<Uint8Array>)) {
      number += 1;
      size += bytes.length;
      yield { name: `files/${key}/${part(number)}`, bytes };
    }
    summary.files[key] = size;
    onFile();
  }
}

async function readManifest(client: pg.ClientBase): Promise<Manifest> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from private.schema_migrations order by name',
  );
  const tables = (await listTables(client)).map(bare);
  return { format: FORMAT, madeAt: new Date().toISOString(), migrations, tables };
}

/** All entries of a back-up; the database as it is when the first one is read. */
async function* entriesOf({ storage, secret, onProgress }: Source): AsyncGenerator<Entry> {
  const summary: Summary = { rows: {}, sequences: {}, files: {}, missing: [] };
  let [rows, files] = [0, 0];
  const client = await openHandle().owner.connect();
  let clean = false;
  try {
    await client.query(
      `begin isolation level repeatable read read only; ${NO_LIMITS}; ${TEXT_FORMS}`,
    );
    yield entry(MANIFEST, JSON.stringify(await readManifest(client)));
    if (secret) yield entry('secret', secret);
    yield* tableEntries(client, summary, (table, more) => {
      rows += more;
      onProgress({ rows, files, table });
    });
    summary.sequences = await sequenceValues(client);
    await client.query('commit');
    clean = true;
  } finally {
    client.release(!clean);
  }
  yield* fileEntries(storage, summary, () => {
    files += 1;
    onProgress({ rows, files });
  });
  yield entry(SUMMARY, JSON.stringify(summary));
}

export type Made = { place: string; bytes: number; sha256: string; rows: number; files: number };

/**
 * Writes rows and files of one moment into one archive at `place`, encrypted to `recipient` where there is one. The
 * file has its name only once it is complete and on the disk. Memory does not grow with the database.
 */
export async function backUp(
  place: string,
  recipient: string | undefined,
  source: Source,
): Promise<Made> {
  makeFolder(path.dirname(place));
  const coming = `${place}.${randomUUID()}.part`;
  const hash = createHash('sha256');
  let last: Progress = { rows: 0, files: 0 };
  const archive = await writeArchive(
    entriesOf({
      ...source,
      onProgress: (progress) => {
        last = progress;
        source.onProgress(progress);
      },
    }),
    recipient,
  );
  try {
    await pipeline(
      archive,
      new Transform({
        transform(chunk: Buffer, _, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      }),
      createWriteStream(coming, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(coming, place);
    const folder = await open(path.dirname(place), 'r');
    await folder.sync().finally(() => folder.close());
  } finally {
    await rm(coming, { force: true });
  }
  const { size } = await stat(place);
  return { place, bytes: size, sha256: hash.digest('hex'), rows: last.rows, files: last.files };
}
