import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { inspectFileInThread } from './inspect-file-in-thread.server.ts';
import { storage } from './storage.server.ts';
import { openUploadsFolder, type UploadedFile, uploadsFolder } from './uploads.server.ts';

/** Appends the stored parts to a file, and returns their size in bytes. */
async function writeParts(handle: FileHandle, keys: readonly string[]): Promise<number> {
  let size = 0;
  for (const key of keys) {
    const bytes = await storage().read(key);
    if (!bytes) throw new Error(`A part of a file is missing: ${key}`);
    for await (const chunk of bytes as unknown as AsyncIterable<Uint8Array>) {
      const buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      size += buffer.length;
      await handle.appendFile(buffer);
    }
  }
  return size;
}

/**
 * Joins the parts of a file in the storage, on the disk and piece by piece, and passes it to `work` as if
 * it had been posted whole. The joined file is deleted once that is done.
 */
export async function withJoinedFile<T>(
  keys: readonly string[],
  name: string,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  await openUploadsFolder();
  const place = path.join(uploadsFolder(), randomUUID());
  try {
    const handle = await open(place, 'wx', 0o600);
    const size = await writeParts(handle, keys).finally(() => handle.close());
    const facts = await inspectFileInThread({ place, name });
    return await work({ field: '', name, place, size, ...facts, tooLarge: false, kept: true });
  } finally {
    await rm(place, { force: true });
  }
}
