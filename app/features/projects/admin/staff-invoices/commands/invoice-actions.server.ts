import {
  type DatabaseRefusals,
  defineActions,
  type ReplyOf,
} from '#app/access/commands/define-actions.server.ts';
import { INVOICE_FILES } from '../../../invoices/invoices.ts';
import type { InvoiceCode, PixKeyCode } from '../staff-invoices.ts';
import { cancelInvoice } from './cancel-invoice.server.ts';
import { issueInvoice } from './issue-invoice.server.ts';
import { payInvoice, unpayInvoice } from './pay-invoice.server.ts';
import { createInvoice, saveInvoice } from './save-invoice.server.ts';
import { savePixKey } from './save-pix-key.server.ts';

const upload = {
  files: 1,
  bytes: INVOICE_FILES.mostBytes,
  tooLarge: { code: 'file', status: 422 },
} as const;

const refusals: DatabaseRefusals<InvoiceCode> = {
  invoice_gone: { code: 'gone', status: 404 },
  client_gone: { code: 'gone', status: 404 },
  project_of_another: { code: 'invalid', status: 422 },
  pix_wrong: { code: 'invalid', status: 422 },
  invoice_changed: { code: 'changed', status: 409 },
  invoice_issued: { code: 'issued', status: 409 },
  invoice_cancelled: { code: 'cancelled', status: 409 },
  invoice_late: { code: 'late', status: 409 },
  invoice_without_way: { code: 'way', status: 409 },
  invoice_not_issued: { code: 'not-issued', status: 409 },
  invoice_not_paid: { code: 'not-paid', status: 409 },
  invoice_paid: { code: 'paid', status: 409 },
  date_ahead: { code: 'ahead', status: 409 },
  cause_missing: { code: 'cause', status: 409 },
  receiver_unconfirmed: { code: 'receiver', status: 409 },
};

/** What is posted to the address of an invoice, by the `intent` of its forms. */
const commands = {
  save: saveInvoice,
  issue: issueInvoice,
  pay: payInvoice,
  unpay: unpayInvoice,
  cancel: cancelInvoice,
};

export type InvoiceReply = ReplyOf<typeof commands, InvoiceCode>;

export const invoiceAction = defineActions<typeof commands, InvoiceCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { id: 'id' },
  upload,
  codes: [],
  refusals,
});

const newInvoiceCommands = { save: createInvoice };

export const newInvoiceAction = defineActions<typeof newInvoiceCommands, InvoiceCode>({
  commands: newInvoiceCommands,
  intentOf: () => 'save',
  upload,
  codes: [],
  refusals,
});

const pixKeyCommands = { save: savePixKey };

export type PixKeyReply = ReplyOf<typeof pixKeyCommands, PixKeyCode>;

export const pixKeyAction = defineActions<typeof pixKeyCommands, PixKeyCode>({
  commands: pixKeyCommands,
  intentOf: () => 'save',
  codes: [],
  refusals: {},
});
