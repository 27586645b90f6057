import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { NOTE_CODES, type NoteCode } from '#app/features/notes/note.ts';
import { inviteClient, revokeInvitation } from '../../clients/commands/invite-client.server.ts';
import {
  changeProjectClient,
  undoClientChange,
} from '../../commands/change-project-client.server.ts';
import { changeProjectDates } from '../../commands/change-project-dates.server.ts';
import { saveProject } from '../../commands/save-project.server.ts';
import { setProjectState } from '../../commands/set-project-state.server.ts';
import { showProject } from '../../commands/show-project.server.ts';
import { beginWait, endWait } from '../../commands/wait-for-client.server.ts';
import { writeProjectUpdate } from '../../commands/write-project-update.server.ts';
import { makeFolder } from '../../files/commands/make-folder.server.ts';
import { moveFile } from '../../files/commands/move-file.server.ts';
import { removeFile, restoreFile } from '../../files/commands/remove-file.server.ts';
import { sendFiles } from '../../files/commands/send-files.server.ts';
import { FORM_FILES } from '../../files/project-files.ts';
import { projectNoteCommands } from '../../notes/commands/project-note-commands.server.ts';
import { answerVersion } from '../../versions/commands/answer-version.server.ts';
import { sendVersion } from '../../versions/commands/send-version.server.ts';
import { PROJECT_CODES, type ProjectCode } from './staff-projects.ts';

/** The commands posted to the address of a project, by the `intent` of its forms. */
const commands = {
  save: saveProject,
  client: changeProjectClient,
  'client-back': undoClientChange,
  show: showProject,
  dates: changeProjectDates,
  state: setProjectState,
  version: sendVersion,
  answer: answerVersion,
  update: writeProjectUpdate,
  wait: beginWait,
  'end-wait': endWait,
  invite: inviteClient,
  revoke: revokeInvitation,
  send: sendFiles,
  'new-folder': makeFolder,
  'move-file': moveFile,
  'remove-file': removeFile,
  'restore-file': restoreFile,
};

export type ProjectReply = ReplyOf<typeof commands, ProjectCode>;

const withNotes = { ...commands, ...projectNoteCommands };

export const projectAction = defineActions<typeof withNotes, ProjectCode | NoteCode>({
  commands: withNotes,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id', subjectId: 'id' },
  upload: { ...FORM_FILES, tooLarge: { code: 'file', status: 422 } },
  codes: [...PROJECT_CODES, ...NOTE_CODES],
  refusals: {
    project_date_changes_check2: { code: 'date_without_cause', status: 409 },
    // A wait that would end before the first day of its project.
    project_waits_check: { code: 'date_ahead', status: 409 },
    deliverable_versions_link_check: { code: 'invalid', status: 422 },
  },
});
