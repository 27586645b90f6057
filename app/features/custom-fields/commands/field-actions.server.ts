import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { FieldCode } from '../custom-field.ts';
import {
  archiveField,
  deleteField,
  reactivateField,
  undoFieldChange,
} from './archive-field.server.ts';
import { moveField } from './move-field.server.ts';
import { saveField } from './save-field.server.ts';

/** What is posted to the list of custom fields, by the `intent` of its forms. */
const listCommands = {
  up: moveField,
  down: moveField,
  archive: archiveField,
  back: reactivateField,
  delete: deleteField,
  undo: undoFieldChange,
};

export type FieldListReply = ReplyOf<typeof listCommands, FieldCode, Conflict>;

export const fieldListAction = defineActions<typeof listCommands, FieldCode>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});

const commands = { save: saveField };

export type FieldReply = ReplyOf<typeof commands, FieldCode, Conflict>;

/** What is posted to the address of a custom field. */
export const fieldAction = defineActions<typeof commands, FieldCode>({
  commands,
  intentOf: () => 'save',
  ids: { id: 'id' },
  codes: [],
  refusals: { custom_fields_subject_key_key: { code: 'taken', status: 422, field: 'key' } },
});
