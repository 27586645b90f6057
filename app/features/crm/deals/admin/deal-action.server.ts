import { defineActions } from '#app/access/commands/define-actions.server.ts';
import { CLIENT_CODES, type ClientCode } from '#app/features/crm/clients/clients.ts';
import {
  CLIENT_REFUSALS,
  clientCommands,
} from '#app/features/crm/clients/commands/client-commands.server.ts';
import { crmNoteCommands } from '#app/features/crm/notes/commands/crm-note-commands.server.ts';
import { fieldValueCommands } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import { VALUE_CODES, type ValueCode } from '#app/features/custom-fields/custom-field.ts';
import { NOTE_CODES, type NoteCode } from '#app/features/notes/note.ts';
import { startProject } from '#app/features/projects/commands/start-project.server.ts';
import { DEAL_REFUSALS, dealPageCommands } from '../commands/deal-actions.server.ts';
import { DEAL_CODES, type DealCode } from '../deals.ts';

const commands = {
  ...dealPageCommands,
  ...clientCommands,
  ...crmNoteCommands('deal'),
  ...fieldValueCommands('deal'),
  'start-project': startProject,
};

/** The commands posted to the page of a deal: about the deal, its notes, its client, or the project that begins with it. */
export const dealAction = defineActions<
  typeof commands,
  DealCode | ClientCode | NoteCode | ValueCode
>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id', subjectId: 'id' },
  refusals: { ...DEAL_REFUSALS, ...CLIENT_REFUSALS },
  codes: [...DEAL_CODES, ...CLIENT_CODES, ...NOTE_CODES, ...VALUE_CODES],
});
