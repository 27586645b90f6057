import { noteCommands } from '#app/features/notes/commands/note-commands.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import {
  type CrmNoteSubject,
  namedInCrmNote,
  readCrmColleagues,
} from '../crm-notes.store.server.ts';

/** The commands on notes about a deal, a contact or a company. */
export const crmNoteCommands = (subject: CrmNoteSubject) =>
  noteCommands({
    read: 'crm:read',
    update: 'crm:update',
    colleagues: readCrmColleagues,
    namedIn: (tx, id, noteId) => namedInCrmNote(tx, subject, id, noteId),
    write: (tx, note) => callValue(tx, 'public.write_crm_note', { subject, ...note }),
    edit: (tx, note) => callValue(tx, 'public.edit_crm_note', note),
    remove: (tx, note) => callValue(tx, 'public.remove_crm_note', note),
    markRead: (tx, subjectId) => callValue(tx, 'public.read_crm_mentions', { subject, subjectId }),
  });
