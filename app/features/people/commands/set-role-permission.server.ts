import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { ACTIONS, RESOURCES } from '#app/access/permissions.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { role } from './posted-fields.ts';

/** Gives a role a permission, or revokes it. */
export const setRolePermission = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: z.object({
    role,
    resource: z.enum(RESOURCES),
    action: z.enum(ACTIONS),
    allowed: z.stringbool(),
  }),
  async run({ tx, input }) {
    await callValue(tx, 'public.set_role_permission', input);
    return input;
  },
  undo: ({ input: { allowed, ...cell } }) => ({ ...cell, allowed: String(!allowed) }),
});
