import { insideActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage-interface.server.ts';

/** Random keys of private files, those of public pictures, and the named ones of public logos, which contain no
 * folders. */
const KEY =
  /^(?:[a-z]+\/[0-9a-f]{64}|pictures\/[0-9a-f]{32}-\d{2,4}\.(?:avif|webp)|logos\/[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}\.(?:svg|png|webp|avif))$/u;

/** Refuses foreign keys, and calls inside a transaction, which they would hold open. */
function guarded(storage: Storage): Storage {
  const check = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
    if (insideActor()) throw new Error('Storage inside asActor: do it before or after.');
  };
  return {
    keep: async (key, file) => {
      check(key);
      await storage.keep(key, file);
    },
    read: async (key) => {
      check(key);
      return storage.read(key);
    },
    remove: async (key) => {
      check(key);
      await storage.remove(key);
    },
    // What others have put beside the files of the site is none of them.
    async *list() {
      for await (const key of storage.list()) if (KEY.test(key)) yield key;
    },
  };
}

/** Opens the storage that a STORAGE_URL names, or the files folder of the data folder without one. */
export function openStorage({ url, dataDir }: { url: string | undefined; dataDir: string }) {
  return guarded(url ? s3Storage(url) : diskStorage(dataDir));
}

let opened: Storage | undefined;

/** The storage that the settings name. */
export function storage(): Storage {
  const { STORAGE_URL: url, DATA_DIR: dataDir } = settings();
  opened ??= openStorage({ url, dataDir });
  return opened;
}
