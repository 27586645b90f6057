import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { bytesOf, type CsvRefusal, csvShape } from './csv.server.ts';
import { readImport, rereadImport } from './imports.store.server.ts';
import type { Encoding } from './imports.ts';

class FileGone extends Error {}

/** Reads the file of an import in another encoding; without one its encoding is detected. */
export async function rereadFile(
  person: Person,
  id: string,
  encoding: Encoding | undefined,
): Promise<'done' | 'stale' | CsvRefusal> {
  const found = await asActor(person, (tx) => readImport(tx, id));
  const key = found?.storageKey;
  if (!key) return 'stale';
  const open = async () => {
    const file = await storage().read(key);
    if (!file) throw new FileGone();
    return bytesOf(file);
  };
  try {
    const shape = await csvShape(open, encoding);
    if ('why' in shape) return shape;
    return (await asActor(person, (tx) => rereadImport(tx, id, shape))) ? 'done' : 'stale';
  } catch (error) {
    if (error instanceof FileGone) return 'stale';
    throw error;
  }
}
