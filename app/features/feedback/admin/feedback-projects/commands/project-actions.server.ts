import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { ProjectCode, ProjectConflict } from '../feedback-projects.ts';
import { deleteProject, restoreProject } from './delete-project.server.ts';
import { editModules } from './edit-modules.server.ts';
import { saveProject } from './save-project.server.ts';

/** The commands posted to the list of projects. */
const listCommands = { undo: restoreProject };

export type ProjectListReply = ReplyOf<typeof listCommands, ProjectCode>;

export const projectListAction = defineActions<typeof listCommands, ProjectCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')) as 'undo',
  codes: [],
});

/** The commands posted to the address of a project; without an intent the editor saves. */
const commands = { save: saveProject, delete: deleteProject, edit: editModules };

export type ProjectReply = ReplyOf<typeof commands, ProjectCode, ProjectConflict>;

export const projectAction = defineActions<typeof commands, ProjectCode>({
  commands,
  intentOf: (form) => {
    if (form.has('edit')) return 'edit';
    return form.get('intent') === 'delete' ? 'delete' : 'save';
  },
  ids: { id: 'id' },
  codes: [],
});
