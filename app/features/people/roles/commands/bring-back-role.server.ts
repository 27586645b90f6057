import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { roleKey } from './role-fields.ts';

/** Undoes the deletion of a role of the company's own. */
export const bringBackRole = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: z.object({ roleKey }),
  async run({ tx, input: { roleKey: key } }) {
    await callValue(tx, 'public.bring_back_role', { key });
    return {};
  },
});
