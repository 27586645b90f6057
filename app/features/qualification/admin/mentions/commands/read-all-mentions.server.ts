import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { readMentions } from '../../notes/lead-notes.store.server.ts';

/** Marks all mentions of the user as read. */
export const readAllMentions = command({
  permission: null,
  input: z.object({}),
  run: async ({ tx }) => ({ count: await readMentions(tx, null) }),
});
