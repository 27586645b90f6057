import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { transferRecords, undoTransfer } from '../transfer.store.server.ts';
import { act, handTo, userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Deactivates an account, and reassigns what its user can no longer answer for. */
export const deactivatePerson = command({
  permission: 'users:manage',
  input: z.object({ userId, handTo }),
  async run({ tx, input: { userId: id, handTo: to } }) {
    await requirePerson(tx, id);
    await callValue(tx, 'public.set_person_active', { userId: id, active: false });
    return { handed: await transferRecords(tx, id, to) };
  },
  undo: ({ data: { handed } }) => ({ intent: 'activate', act: handed?.act ?? '' }),
});

/** Activates an account again; the undo of a deactivation names what was reassigned with it. */
export const activatePerson = command({
  permission: 'users:manage',
  input: z.object({ userId, act }),
  async run({ tx, input: { userId: id, act: handedIn } }) {
    await requirePerson(tx, id);
    await callValue(tx, 'public.set_person_active', { userId: id, active: true });
    if (handedIn) await undoTransfer(tx, handedIn, id);
    return {};
  },
});
