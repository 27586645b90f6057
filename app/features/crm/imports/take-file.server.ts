import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type CsvRefusal, csvShape } from './csv.server.ts';
import { beginImport, importProducts, rememberedMapping } from './imports.store.server.ts';

export const LARGEST_CSV_BYTES = 20 * 1024 * 1024;

export type FileRefusal = {
  why: CsvRefusal['why'] | 'missing' | 'too_large' | 'storage' | 'forbidden';
  line?: number;
};
export type TakeOutcome =
  | { kind: 'taken'; id: string }
  | { kind: 'refused'; refused: FileRefusal; status: number };

const refused = (why: FileRefusal['why'], status = 422): TakeOutcome => ({
  kind: 'refused',
  refused: { why },
  status,
});
const uuid = z.uuid();

/** Inspects a file of contacts and stores it until its columns are mapped. */
export async function takeFile(person: Person, { texts, files }: Upload): Promise<TakeOutcome> {
  const [file] = files;
  const id = uuid.safeParse(texts.get('id'));
  if (!file || !id.success) return refused('missing');
  if (file.size === 0) return refused('empty');
  if (file.tooLarge || !file.kept) return refused('too_large', 413);
  const shape = await csvShape(async () => createReadStream(file.place));
  if ('why' in shape) return { kind: 'refused', refused: shape, status: 422 };
  const { products, before } = await asPerson(person, async (tx) => ({
    products: await importProducts(tx),
    before: await rememberedMapping(tx, person.userId, shape.fingerprint),
  }));
  const product = products.find(({ slug }) => slug === before?.product) ?? products[0];
  if (!product) return refused('forbidden', 403);
  const source = product.sources.find((one) => one === before?.source) ?? product.sources[0];
  if (!source) return refused('forbidden', 403);

  const storageKey = `imports/${randomBytes(32).toString('hex')}`;
  await settleFileLater('crm.settle-import', storageKey);
  const { place, size, sha256 } = file;
  try {
    await storage().keep(storageKey, { place, size, sha256, contentType: 'text/csv' });
  } catch (error) {
    log.error({ err: error }, 'a file of contacts could not be stored');
    return refused('storage', 503);
  }
  const sent = { ...shape, id: id.data, fileName: file.name, storageKey, source };
  const made = await asPerson(person, (tx) => beginImport(tx, { ...sent, product: product.slug }));
  return made ? { kind: 'taken', id: made } : refused('forbidden', 403);
}
