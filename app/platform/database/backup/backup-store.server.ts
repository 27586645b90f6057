import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { settings } from '#app/platform/env.server.ts';
import { makeFolder } from '#app/platform/files/make-folder.server.ts';
import { s3Storage } from '#app/platform/files/s3-storage.server.ts';
import { ArchiveRefused } from './archive.server.ts';

export type Archive = { place: string; bytes: number; sha256: string };

/** Where back-ups are kept: a folder, or a bucket. */
type BackupStore = {
  /** As staff know it: without keys. */
  name: string;
  /** Where an archive is to be written: it is complete there before it is kept. */
  placeOf: (name: string, scratch: string) => string;
  /** Takes the archive from where it was written. */
  keep: (name: string, archive: Archive) => Promise<void>;
  /** The names of all files there. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** The path of a back-up on this machine; one of a bucket is copied into the folder `to` first. */
  toDisk: (name: string, to: string) => Promise<string>;
};

const missing = (name: string, where: string) =>
  new ArchiveRefused(`There is no back-up ${name} in ${where}.`);

/** Makes a folder of back-ups where it is missing. Throws ArchiveRefused, with what to do. */
function makeBackupFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ArchiveRefused(
      `Back-ups cannot be kept in ${folder}: the folder cannot be made (${code}). ` +
        `Make it and give it to this user (${process.geteuid?.()}), or set BACKUP_FOLDER to another folder.`,
      { cause: error },
    );
  }
}

function folderStore(folder: string): BackupStore {
  return {
    name: folder,
    placeOf(name) {
      makeBackupFolder(folder);
      return path.join(folder, name);
    },
    keep: async () => undefined,
    async list() {
      makeBackupFolder(folder);
      return readdir(folder);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
    async toDisk(name) {
      const place = path.join(folder, name);
      if (!existsSync(place)) throw missing(name, folder);
      return place;
    },
  };
}

function bucketStore(url: string): BackupStore {
  const bucket = s3Storage(url);
  const { host, pathname } = new URL(url);
  const where = `s3://${host}${pathname}`;
  return {
    name: where,
    placeOf: (name, scratch) => path.join(scratch, name),
    async keep(name, { place, bytes: size, sha256 }) {
      await bucket.keep(name, { place, size, sha256, contentType: 'application/octet-stream' });
      await rm(place);
    },
    async list() {
      const names: string[] = [];
      for await (const name of bucket.list()) names.push(name);
      return names;
    },
    remove: bucket.remove,
    async toDisk(name, to) {
      const stream = await bucket.read(name);
      if (!stream) throw missing(name, where);
      const place = path.join(to, name);
      await pipeline(stream, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
      return place;
    },
  };
}

/** The folder that back-ups are written into where no bucket is set. */
export const backupFolder = (): string =>
  settings().BACKUP_FOLDER ?? path.join(settings().DATA_DIR, 'backups');

/** The folder or the bucket that the settings name. */
export function backupStore(): BackupStore {
  const { BACKUP_URL } = settings();
  return BACKUP_URL ? bucketStore(BACKUP_URL) : folderStore(backupFolder());
}

/** The name of a back-up made now, which sorts by time. */
export function backupName(now: Date): string {
  const name = `forja-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`;
  return settings().BACKUP_PUBLIC_KEY ? `${name}.age` : name;
}

const SCRATCH = 'backup-';
/** No back-up takes so long: the process that made the folder was killed. */
const ABANDONED_MS = 24 * 3_600_000;

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(SCRATCH)) continue;
    const place = path.join(dataDir, name);
    const { mtimeMs } = await stat(place);
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(place, { recursive: true, force: true });
  }
}

/** Runs `work` with a folder in the data folder that is deleted afterwards. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { DATA_DIR } = settings();
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  await removeAbandoned(DATA_DIR);
  const folder = await mkdtemp(path.join(DATA_DIR, SCRATCH));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
