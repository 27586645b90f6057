import { z } from 'zod';
import { backInAdmin } from '#app/access/commands/back-in-admin.server.ts';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/**
 * Marks the user as at work, or no longer, and redirects to the screen that they were on. Waiting leads are
 * then assigned.
 */
export const setAtWork = command({
  permission: 'crm:update',
  input: z.object({ on: z.enum(['yes', 'no']), back: backInAdmin }),
  async run({ tx, input: { on } }) {
    await callValue(tx, 'public.set_at_work', { atWork: on === 'yes' });
  },
  redirectTo: ({ input: { back } }) => back,
});
