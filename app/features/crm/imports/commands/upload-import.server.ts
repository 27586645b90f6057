import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload, UploadedFile } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { csvShape } from '../csv.server.ts';
import { importProducts, rememberedMapping } from '../imports.store.server.ts';

/** The layout of a posted file of contacts; refused where it cannot be imported. */
async function readShape({ files: [file] }: Omit<Upload, 'texts'>) {
  if (!file) throw new Refusal('missing', 422);
  if (file.size === 0) throw new Refusal('empty', 422);
  if (file.tooLarge || !file.kept) throw new Refusal('too_large', 413);
  const shape = await csvShape(async () => createReadStream(file.place));
  if ('code' in shape) throw new Refusal(shape.code, 422, { line: shape.line });
  return { file, shape };
}

/** The product and the source that the user chose for the last file with these columns, or the first ones. */
async function chooseProduct(user: Person, fingerprint: string) {
  const { products, before } = await asPerson(user, async (tx) => ({
    products: await importProducts(tx),
    before: await rememberedMapping(tx, user.userId, fingerprint),
  }));
  const product = products.find(({ slug }) => slug === before?.product) ?? products[0];
  const source = product?.sources.find((one) => one === before?.source) ?? product?.sources[0];
  if (!product || !source) throw new Refusal('forbidden', 403);
  return { product: product.slug, source };
}

async function storeFile({ place, size, sha256 }: UploadedFile): Promise<string> {
  const storageKey = `imports/${randomBytes(32).toString('hex')}`;
  await settleFileLater('crm.settle-import', storageKey);
  try {
    await storage().keep(storageKey, { place, size, sha256, contentType: 'text/csv' });
  } catch (error) {
    log.error({ err: error }, 'a file of contacts could not be stored');
    throw new Refusal('storage', 503);
  }
  return storageKey;
}

/** Stores a file of contacts until its columns are mapped; idempotent by the id. */
export const uploadImport = command({
  permission: 'crm:create',
  input: z.object({ id: z.uuid('missing') }),
  async prepare({ user, upload }) {
    const { file, shape } = await readShape(upload);
    const chosen = await chooseProduct(user, shape.fingerprint);
    const { encoding, separator, header, fingerprint, lines } = shape;
    const layout = { encoding, separator, header, fingerprint, lines };
    return { ...layout, ...chosen, fileName: file.name, storageKey: await storeFile(file) };
  },
  async run({ tx, input: { id }, ready }) {
    const made = await callValue(tx, 'public.begin_import', { id, ...ready });
    if (!made) throw new Refusal('forbidden', 403);
    return { id: made };
  },
  afterRollback: ({ storageKey }) => storage().remove(storageKey),
  redirectTo: ({ data: { id } }) => adminPath('contactImport', { id }),
});
