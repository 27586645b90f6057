import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { undoTransfer } from '../transfer.store.server.ts';
import { act, userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Ids of terms that have ended, as one text. */
const ended = z
  .string()
  .max(1000)
  .transform((text) => text.split(' ').filter(Boolean))
  .pipe(z.array(z.uuid()));

/** Undoes a change of roles, with its reassignment. Refused where the roles have changed since. */
export const restoreRoles = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({ userId, granted: z.union([z.literal(''), z.uuid()]), ended, act }),
  async run({ tx, input: { userId: id, granted, ended: terms, act: handedIn } }) {
    await requirePerson(tx, id);
    const args = { userId: id, granted: granted || null, ended: terms };
    await callValue(tx, 'public.restore_roles', args);
    if (handedIn) await undoTransfer(tx, handedIn, id);
    return {};
  },
});
