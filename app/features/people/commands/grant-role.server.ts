import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { term, userId } from './posted-fields.ts';
import { requirePerson } from './require-person.server.ts';

/** Grants a role in a product, or in all of them, or a new term of it. */
export const grantRole = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({ userId, ...term }),
  async run({ tx, input: { until: expiresAt, ...args } }) {
    await requirePerson(tx, args.userId);
    await callValue(tx, 'public.grant_role_in', { ...args, expiresAt });
    return {};
  },
});
