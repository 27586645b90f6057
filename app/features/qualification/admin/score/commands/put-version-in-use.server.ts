import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { version } from './posted-fields.ts';

/** Puts a version in use and scores every lead anew. Refused are one in use already and one without rules. */
export const putVersionInUse = command({
  permission: 'settings:manage',
  input: z.object({ version }),
  async run({ tx, input: { version } }) {
    await callValue(tx, 'public.use_score_version', { version });
    return {};
  },
});
