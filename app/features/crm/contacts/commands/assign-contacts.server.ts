import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { Undo } from '#app/ui/admin/action-reply.ts';
import { idOrNone } from './posted-fields.ts';

/** More rows than a page ever shows. */
const MOST = 200;

/** A contact with its new owner, and the one that it was seen with. */
type Place = { id: string; owner: string; was: string };

async function assignAll(tx: Tx, places: readonly Place[]) {
  await callValue(tx, 'public.assign_contacts', {
    places: JSON.stringify(
      places.map(({ id, owner, was }) => ({ id, owner: owner || null, was: was || null })),
    ),
  });
  return { count: places.length, places };
}

const undoAssigned = ({ data: { places } }: { data: { places: readonly Place[] } }): Undo => ({
  intent: 'undo',
  back: places.map(({ id, owner, was }) => `${id}:${was}:${owner}`),
});

/** `id:owner`, as the list posts the owner that each was seen with. */
const seenOwner = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), idOrNone]));

/** Assigns the selected contacts to a colleague, or to nobody. Refused where one has got another owner
 * since. */
export const assignContacts = command({
  permission: 'crm:update',
  input: z.object({
    id: z.array(z.uuid()).min(1).max(MOST),
    seen: z.array(seenOwner).max(MOST),
    owner: idOrNone,
  }),
  run({ tx, input: { id: ids, seen, owner } }) {
    const before = new Map(seen);
    return assignAll(
      tx,
      ids.map((id) => ({ id, owner, was: before.get(id) ?? '' })),
    );
  },
  undo: undoAssigned,
});

/** `id:owner:was`, as the undo has it. */
const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), idOrNone, idOrNone]))
  .transform(([id, owner, was]) => ({ id, owner, was }));

/** Restores the previous owners of contacts. */
export const undoContactAssignment = command({
  permission: 'crm:update',
  input: z.object({ back: z.array(place).max(MOST) }),
  run: ({ tx, input: { back } }) => assignAll(tx, back),
  undo: undoAssigned,
});
