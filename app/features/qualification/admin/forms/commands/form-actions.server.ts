import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { FormConflict } from '../form-replies.ts';
import { createForm, duplicateForm } from './create-form.server.ts';
import { restoreFormVersion } from './restore-form-version.server.ts';
import { saveForm } from './save-form.server.ts';
import { setFormState } from './set-form-state.server.ts';

/** The commands posted to the list of forms, by the `intent` of its forms. */
const listCommands = { state: setFormState, duplicate: duplicateForm, create: createForm };

export type FormListReply = ReplyOf<typeof listCommands>;

export const formListAction = defineActions({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});

/** The commands posted to the builder of a form. */
const commands = { save: saveForm, return: restoreFormVersion };

export type FormReply = ReplyOf<typeof commands, 'changed', FormConflict>;

export const formAction = defineActions<typeof commands, 'changed'>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id' },
  codes: [],
});
