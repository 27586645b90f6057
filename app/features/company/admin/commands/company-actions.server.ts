import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { CompanyCode } from '../staff-company.ts';
import { deleteContactWay } from './delete-contact-way.server.ts';
import { moveContactWay } from './move-contact-way.server.ts';
import { saveCompany } from './save-company.server.ts';
import { makeContactWay, saveContactWay } from './save-contact-way.server.ts';
import { undoCompanyChange } from './undo-company-change.server.ts';

const none = { codes: [], refusals: {} };

/** The commands posted to the screen of a company; without an intent its settings are saved. */
const companyCommands = { save: saveCompany, move: moveContactWay, undo: undoCompanyChange };

export type CompanyReply = ReplyOf<typeof companyCommands, CompanyCode, Conflict>;

export const companyAction = defineActions<typeof companyCommands, CompanyCode>({
  ...none,
  commands: companyCommands,
  intentOf: (form) => {
    const intent = form.get('intent');
    return intent === 'move' || intent === 'undo' ? intent : 'save';
  },
});

/** The commands posted to the screen of a contact way. */
const contactWayCommands = { save: saveContactWay, delete: deleteContactWay };

export type ContactWayReply = ReplyOf<typeof contactWayCommands, CompanyCode, Conflict>;

export const contactWayAction = defineActions<typeof contactWayCommands, CompanyCode>({
  ...none,
  commands: contactWayCommands,
  intentOf: (form) => (form.get('intent') === 'delete' ? 'delete' : 'save'),
  ids: { id: 'id' },
});

const newContactWayCommands = { save: makeContactWay };

/** The commands posted to the screen of a new contact way. */
export const newContactWayAction = defineActions<typeof newContactWayCommands, CompanyCode>({
  ...none,
  commands: newContactWayCommands,
  intentOf: () => 'save',
});
