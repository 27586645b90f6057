import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { leadId, noteId } from './posted-fields.ts';

const input = z.object({ leadId, id: noteId });

/** Removes a note of the user's own. */
export const removeNote = command({
  permission: 'crm:update',
  input,
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.remove_lead_note', { id, removed: true });
    return { id };
  },
  undo: ({ data }) => ({ intent: 'restore-note', id: data.id }),
});

/** Puts a removed note back; refused once its ten minutes are over. */
export const restoreNote = command({
  permission: 'crm:update',
  input,
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.remove_lead_note', { id, removed: false });
    return { id };
  },
});
