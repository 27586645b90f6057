import { noteCommands } from '#app/features/notes/commands/note-commands.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { namedInProjectNote, readProjectColleagues } from '../project-notes.store.server.ts';

/** The commands on notes about a project. */
export const projectNoteCommands = noteCommands({
  read: 'projects:read',
  update: 'projects:update',
  colleagues: readProjectColleagues,
  namedIn: namedInProjectNote,
  write: (tx, { subjectId: project, ...note }) =>
    callValue(tx, 'public.write_project_note', { project, ...note }),
  edit: (tx, note) => callValue(tx, 'public.edit_project_note', note),
  remove: (tx, note) => callValue(tx, 'public.remove_project_note', note),
  markRead: (tx, project) => callValue(tx, 'public.read_project_mentions', { project }),
});
