import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from './storage-interface.server.ts';

/** Has the disk say that it holds what was written; a folder's entries are written too. */
async function settle(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Takes a file over: by its name alone where both lie on one disk. */
async function takeOver(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

/** Files in the data folder, readable by this process's user only. */
export function diskStorage(dataDir: string): Storage {
  const placeOf = (key: string) => path.join(dataDir, 'files', key);
  return {
    async keep(key, file) {
      const place = placeOf(key);
      const folder = path.dirname(place);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A name of its own: two people may replace one file at once.
      const coming = `${place}.${randomUUID()}.new`;
      await takeOver(file.place, coming);
      await chmod(coming, 0o600);
      await settle(coming);
      // Whole or not at all: nobody ever reads half a file under its key.
      await rename(coming, place);
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
  };
}
