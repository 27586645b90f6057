import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { roleFields } from './role-fields.ts';

/** Makes a role of the company's own. */
export const makeRole = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: z.object(roleFields),
  async run({ tx, input }) {
    return { roleKey: await callValue(tx, 'public.make_role', input) };
  },
  redirectTo: ({ data: { roleKey } }) => `${adminPath('ownRole', { roleKey })}?made=yes`,
});
