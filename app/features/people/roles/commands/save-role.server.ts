import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { roleFields } from './role-fields.ts';

type Former = { name: string; description: string; permissions: string[]; revision: number };

/** Changes a role of the company's own, as it was read at `revision`. */
export const saveRole = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: z.object({ ...roleFields, revision: z.coerce.number().int().min(0) }),
  prepare: async ({ params }) => params['roleKey'] ?? '',
  async run({ tx, input: { revision: seen, ...fields }, ready: key }) {
    const args = { key, seen, ...fields };
    return await callValue(tx, 'public.save_role', args, typed<Former>());
  },
  undo: ({ data: { name, description, permissions, revision } }) => ({
    name,
    description,
    permissions,
    revision: String(revision),
  }),
});
