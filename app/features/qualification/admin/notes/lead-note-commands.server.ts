import { readCrmColleagues } from '#app/features/crm/notes/crm-notes.store.server.ts';
import { noteCommands } from '#app/features/notes/commands/note-commands.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { namedInNote, readMentions } from './lead-notes.store.server.ts';

/** The commands on notes about a lead. */
export const leadNotes = noteCommands({
  read: 'crm:read',
  update: 'crm:update',
  colleagues: readCrmColleagues,
  namedIn: namedInNote,
  write: (tx, { subjectId: leadId, ...note }) =>
    callValue(tx, 'public.write_lead_note', { leadId, ...note }),
  edit: (tx, note) => callValue(tx, 'public.edit_lead_note', note),
  remove: (tx, note) => callValue(tx, 'public.remove_lead_note', note),
  markRead: readMentions,
});
