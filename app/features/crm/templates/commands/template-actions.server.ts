import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { RestoreCode, TemplateCode } from '../templates.ts';
import { deleteTemplate, restoreTemplate } from './delete-template.server.ts';
import { saveTemplate } from './save-template.server.ts';

/** Of its product and channel there is a template with this key. */
const KEY_EXISTS = 'crm_templates_product_key_channel_key';

/** The commands posted to the list of templates. */
const listCommands = { undo: restoreTemplate };

export type TemplateListReply = ReplyOf<typeof listCommands, RestoreCode>;

export const templateListAction = defineActions<typeof listCommands, RestoreCode>({
  commands: listCommands,
  intentOf: () => 'undo',
  codes: [],
  refusals: { [KEY_EXISTS]: { code: 'taken', status: 409 } },
});

/** The commands posted to the address of a template; without an intent the editor saves. */
const commands = { save: saveTemplate, delete: deleteTemplate };

export type TemplateReply = ReplyOf<typeof commands, TemplateCode, Conflict>;

export const templateAction = defineActions<typeof commands, TemplateCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'delete' ? 'delete' : 'save'),
  ids: { id: 'id' },
  codes: [],
  refusals: { [KEY_EXISTS]: { code: 'taken', status: 422, field: 'key' } },
});
