import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { FORM_CODES, type FormCode } from '../form-replies.ts';
import { createForm, duplicateForm } from './create-form.server.ts';
import { setFormState } from './set-form-state.server.ts';

/** What is posted to the list of forms, by the `intent` of its forms. */
const commands = { state: setFormState, duplicate: duplicateForm, create: createForm };

export type FormReply = ReplyOf<typeof commands, FormCode>;

export const formAction = defineActions<typeof commands, FormCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: FORM_CODES,
  refusals: {},
});
