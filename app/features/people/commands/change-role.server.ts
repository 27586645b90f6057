import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { transferRecords } from '../transfer.store.server.ts';
import { handTo, role, userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** The highest role of a user; null: none. */
const roleOrNone = role.transform((name) => (name === 'none' ? null : name));

/**
 * Replaces all roles of a user by one, or by none, and reassigns what the user can no longer answer for. Refused
 * where the highest role is no longer the one that was `seen`.
 */
export const changeRole = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({ userId, seen: roleOrNone, role: roleOrNone, handTo }),
  async run({ tx, input: { handTo: to, ...args } }) {
    await requirePerson(tx, args.userId);
    const { granted, ended } = await callValue(
      tx,
      'public.change_role',
      args,
      typed<{ granted: string | null; ended: string[] }>(),
    );
    return { granted, ended, handed: await transferRecords(tx, args.userId, to) };
  },
  undo: ({ data: { granted, ended, handed } }) => ({
    intent: 'restore',
    granted: granted ?? '',
    ended: ended.join(' '),
    act: handed?.act ?? '',
  }),
});
