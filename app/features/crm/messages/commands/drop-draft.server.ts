import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Deletes a draft that a rule has made. */
export const dropDraft = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.drop_message_draft', { id });
    return { id };
  },
});
