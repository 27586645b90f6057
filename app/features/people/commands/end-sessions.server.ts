import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Ends all sessions of a user. */
export const endSessions = command({
  permission: 'users:manage',
  input: z.object({ userId }),
  async run({ tx, input: { userId: id } }) {
    await requirePerson(tx, id);
    await callValue(tx, 'public.end_person_sessions', { userId: id });
    return {};
  },
});
