import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { sniffedType } from './sniffed-type.server.ts';
import { storage } from './storage.server.ts';
import { textWatch } from './text-watch.server.ts';
import { openUploadsFolder, type UploadedFile, uploadsFolder } from './uploads.server.ts';

async function writeParts(
  handle: FileHandle,
  keys: readonly string[],
  see: (chunk: Buffer) => void,
): Promise<void> {
  for (const key of keys) {
    const bytes = await storage().read(key);
    if (!bytes) throw new Error(`A part of a file is gone: ${key}`);
    for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) {
      const buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      see(buffer);
      await handle.appendFile(buffer);
    }
  }
}

/**
 * Puts a file together that lies in the storage in parts, on the disk and piece by piece, and hands it to
 * `work` as if it had been posted whole. It is gone from the disk once that is done.
 */
export async function withJoinedFile<T>(
  keys: readonly string[],
  name: string,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  await openUploadsFolder();
  const place = path.join(uploadsFolder(), randomUUID());
  const hash = createHash('sha256');
  const text = textWatch();
  let size = 0;
  try {
    const handle = await open(place, 'wx', 0o600);
    try {
      await writeParts(handle, keys, (chunk) => {
        size += chunk.length;
        hash.update(chunk);
        text.see(chunk);
      });
    } finally {
      await handle.close();
    }
    const isText = text.end();
    const type = size > 0 ? await sniffedType(place, name, isText) : undefined;
    const sha256 = hash.digest('hex');
    return await work({ name, place, size, sha256, type, isText, tooLarge: false, kept: true });
  } finally {
    await rm(place, { force: true });
  }
}
