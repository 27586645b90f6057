import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';

/** Undoes a message of the user's own, or, of a mail, the move of its lead. Refused after ten minutes. */
export const undoMessage = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    try {
      const what = await callValue(
        tx,
        'public.undo_message',
        { id },
        typed<'message' | 'lead' | 'kept'>(),
      );
      if (what === 'message' || what === 'lead') return { what };
    } catch (error) {
      // A colleague has moved the lead since.
      if (!violatesRule(error)) throw error;
    }
    throw new Refusal('late');
  },
});
