import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Creates the client of a won deal from its company, or else from its contact. */
export const makeClient = command({
  permission: 'projects:create',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id: deal } }) {
    await callValue(tx, 'public.make_client', { deal });
    return { id: deal };
  },
});
