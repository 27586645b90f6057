import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { bytesOf, csvShape } from '../csv.server.ts';
import type { ImportDetails } from '../import-replies.ts';
import { readImport } from '../imports.store.server.ts';
import { ENCODINGS, type Encoding } from '../imports.ts';

/** The content of an import's file, read in another encoding; without one its encoding is detected. */
async function shapeIn(user: Person, id: string, encoding: Encoding | undefined) {
  const found = await asActor(user, (tx) => readImport(tx, id));
  const key = found?.storageKey;
  if (!key) throw new Refusal('stale');
  const open = async () => {
    const file = await storage().read(key);
    if (!file) throw new Refusal('stale');
    return bytesOf(file);
  };
  const shape = await csvShape(open, encoding);
  if (!('code' in shape)) return shape;
  const details: ImportDetails = { unreadable: shape };
  throw new Refusal('unreadable', 422, details);
}

/** Reads the file of an import in another encoding, before its columns are known. */
export const rereadImport = command({
  permission: 'crm:create',
  input: z.object({
    id: z.uuid(),
    encoding: z.enum(ENCODINGS).optional().catch(undefined),
  }),
  prepare: ({ user, input: { id, encoding } }) => shapeIn(user, id, encoding),
  async run({ tx, ready: shape, input: { id } }) {
    const { encoding, separator, header, fingerprint, lines } = shape;
    const layout = { id, encoding, separator, header, fingerprint, lines };
    const saved = await callValue(tx, 'public.reread_import', layout);
    if (!saved) throw new Refusal('stale');
    return { id };
  },
});
