import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ticketId } from './posted-fields.ts';

/** Stores whether the user is writing a reply, which colleagues see. */
export const setWriting = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, writing: z.string().default('') }),
  async run({ tx, input }) {
    const writing = input.writing === 'on';
    await callValue(tx, 'public.set_writing', { ticketId: input.ticketId, writing });
    return {};
  },
});
