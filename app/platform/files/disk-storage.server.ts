import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from './storage-interface.server.ts';

/** Syncs a file to disk; a folder's entries are synced too. */
async function settle(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames a file; false where the two places are not on one disk. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return false;
  }
}

/** Copies a file from another disk, and renames the copy so that no reader sees half of it. */
async function copied(from: string, to: string): Promise<void> {
  // A name of its own: two users may replace one file at once.
  const coming = `${to}.${randomUUID()}.new`;
  await copyFile(from, coming);
  await settle(coming);
  await rename(coming, to);
  await rm(from);
}

/** Files in the data folder, readable by this process's user only. */
export function diskStorage(dataDir: string): Storage {
  const placeOf = (key: string) => path.join(dataDir, 'files', key);
  return {
    async keep(key, file) {
      const place = placeOf(key);
      const folder = path.dirname(place);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(file.place, 0o600);
      await settle(file.place);
      // A rename is atomic: a process killed here leaves the upload, which is cleaned up, or the stored file.
      if (!(await renamed(file.place, place))) await copied(file.place, place);
      await settle(folder);
    },
    async read(key) {
      try {
        const handle = await open(placeOf(key), 'r');
        const stream = createReadStream('', { fd: handle });
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async *list() {
      const root = path.join(dataDir, 'files');
      await mkdir(root, { recursive: true, mode: 0o700 });
      for await (const found of await opendir(root, { recursive: true })) {
        if (!found.isFile()) continue;
        const key = path.relative(root, path.join(found.parentPath, found.name));
        yield key.split(path.sep).join('/');
      }
    },
  };
}
