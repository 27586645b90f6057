import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { version } from './posted-fields.ts';

/** Activates a version and scores every lead again. An active version and one without rules are refused. */
export const putVersionInUse = command({
  permission: 'settings:manage',
  input: z.object({ version }),
  async run({ tx, input: { version } }) {
    await callValue(tx, 'public.use_score_version', { version });
    return {};
  },
});
