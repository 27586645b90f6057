import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { role } from './posted-fields.ts';

/** Sets or clears that a role requires two-step verification. */
export const demandSecondStep = command({
  permission: null,
  role: 'superadmin',
  stepUp: true,
  input: z.object({ role, demanded: z.stringbool() }),
  async run({ tx, input }) {
    await callValue(tx, 'public.require_second_step', input);
    return {};
  },
});
