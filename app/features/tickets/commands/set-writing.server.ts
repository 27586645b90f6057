import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ticketId } from './posted-fields.ts';

/** Notes that the user writes a reply, or has stopped. */
export const setWriting = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, writing: z.string().default('') }),
  async run({ tx, input }) {
    const writing = input.writing === 'on';
    await callValue(tx, 'public.set_writing', { ticketId: input.ticketId, writing });
    return {};
  },
});
