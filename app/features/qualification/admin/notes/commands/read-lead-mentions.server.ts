import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { readMentions } from '../lead-notes.store.server.ts';
import { leadId } from './posted-fields.ts';

/** Marks the mentions of the user in the notes of a lead as read. */
export const readLeadMentions = command({
  permission: 'crm:read',
  input: z.object({ leadId }),
  async run({ tx, input: { leadId } }) {
    await readMentions(tx, leadId);
    return { id: leadId };
  },
});
