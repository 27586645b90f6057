import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';

const input = z.object({ id: z.uuid(), revision: seenRevision });

async function setActive(tx: Tx, key: z.output<typeof input>, isActive: boolean) {
  await requireEveryProduct(tx);
  revisionOf(await saveSetting(tx, 'crm_close_reasons', key, { isActive }));
  return { set: await changeSetOf(tx) };
}

type Done = { data: { set: string | null } };
const undo = ({ data: { set } }: Done) => (set === null ? undefined : { intent: 'undo', set });

/** Archives a reason: it can no longer be chosen, and closed leads and deals still show it. */
export const archiveReason = command({
  permission: 'settings:manage',
  input,
  run: ({ tx, input: key }) => setActive(tx, key, false),
  undo,
});

/** Restores an archived reason. */
export const reactivateReason = command({
  permission: 'settings:manage',
  input,
  run: ({ tx, input: key }) => setActive(tx, key, true),
  undo,
});

/** Undoes a change of a reason. */
export const undoReasonChange = command({
  permission: 'settings:manage',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return { set: null };
  },
});
