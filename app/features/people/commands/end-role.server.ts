import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { transferRecords } from '../transfer.store.server.ts';
import { handTo, reason, userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Ends a role at once, and reassigns what the user can no longer answer for. */
export const endRole = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({ userId, roleId: z.uuid(), reason, handTo }),
  async run({ tx, input: { userId: id, roleId, reason: because, handTo: to } }) {
    await requirePerson(tx, id);
    await callValue(tx, 'public.end_role', { roleId, reason: because });
    return { handed: await transferRecords(tx, id, to) };
  },
  undo: ({ input: { roleId }, data: { handed } }) => ({
    intent: 'restore',
    granted: '',
    ended: roleId,
    act: handed?.act ?? '',
  }),
});
