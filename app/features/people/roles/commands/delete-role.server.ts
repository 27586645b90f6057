import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { roleKey } from './role-fields.ts';

/** Deletes a role of the company's own that nobody holds. */
export const deleteRole = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: z.object({ roleKey }),
  async run({ tx, input: { roleKey: key } }) {
    await callValue(tx, 'public.delete_role', { key });
    return {};
  },
  undo: ({ input }) => ({ intent: 'bring-back', ...input }),
});
