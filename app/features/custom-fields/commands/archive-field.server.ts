import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';

const input = z.object({ id: z.uuid(), revision: seenRevision });

async function setActive(tx: Tx, key: z.output<typeof input>, isActive: boolean) {
  await requireEveryProduct(tx);
  revisionOf(await saveSetting(tx, 'custom_fields', key, { isActive }));
  return { set: await changeSetOf(tx) };
}

type Done = { data: { set: string | null } };
const undo = ({ data: { set } }: Done) => (set === null ? undefined : { intent: 'undo', set });

/** Archives a field: nobody can fill it in any more, and its values stay. */
export const archiveField = command({
  permission: 'settings:manage',
  input,
  run: ({ tx, input: key }) => setActive(tx, key, false),
  undo,
});

/** Restores an archived field. */
export const reactivateField = command({
  permission: 'settings:manage',
  input,
  run: ({ tx, input: key }) => setActive(tx, key, true),
  undo,
});

/** Deletes an archived field with all its values, which cannot be undone. */
export const deleteField = command({
  permission: 'settings:manage',
  input,
  async run({ tx, input: { id, revision } }) {
    await requireEveryProduct(tx);
    const { numDeletedRows } = await tx
      .deleteFrom('custom_fields')
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('isActive', '=', false)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('changed');
    return { set: null };
  },
});

/** Undoes a change of a field. */
export const undoFieldChange = command({
  permission: 'settings:manage',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return { set: null };
  },
});
