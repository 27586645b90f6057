import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { version } from './posted-fields.ts';

/** Creates a draft with the rules of a version. */
export const draftVersion = command({
  permission: 'settings:manage',
  input: z.object({ version }),
  async run({ tx, input: { version: from } }) {
    await callValue(tx, 'public.draft_score_version', { from });
    return {};
  },
});

/** Deletes the draft. */
export const dropDraft = command({
  permission: 'settings:manage',
  input: z.object({ version }),
  async run({ tx, input: { version } }) {
    const dropped = await callValue(tx, 'public.drop_score_draft', { version });
    if (!dropped) throw new Refusal('gone', 404);
    return {};
  },
});
