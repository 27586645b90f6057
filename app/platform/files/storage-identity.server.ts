import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../env.server.ts';
import { generated } from '../secrets.server.ts';

/** In the folder itself, so that it moves along with the folder; no storage key has this form. */
const ID_FILE = 'files/storage-id';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Identifies this storage, as 64 hex digits: the address of the bucket without its keys, or an id in the
 * files folder. A folder without one gets one if `make`, else undefined is returned.
 */
export function storageFingerprint(make: boolean): string | undefined {
  const { STORAGE_URL, DATA_DIR } = settings();
  if (STORAGE_URL) {
    const { host, pathname } = new URL(STORAGE_URL);
    return sha256(`s3://${host.toLowerCase()}${pathname.replace(/\/$/, '')}`);
  }
  if (!make && !existsSync(path.join(DATA_DIR, ID_FILE))) return undefined;
  return sha256(generated(ID_FILE, randomUUID));
}
