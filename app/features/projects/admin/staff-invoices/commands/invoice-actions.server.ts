import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { INVOICE_FILES } from '../../../invoices/invoices.ts';
import { INVOICE_CODES, type InvoiceCode, type PixKeyCode } from '../staff-invoices.ts';
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

/** The commands posted to the address of an invoice, by the `intent` of its forms. */
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
  codes: INVOICE_CODES,
});

const newInvoiceCommands = { save: createInvoice };

export const newInvoiceAction = defineActions<typeof newInvoiceCommands, InvoiceCode>({
  commands: newInvoiceCommands,
  intentOf: () => 'save',
  upload,
  codes: INVOICE_CODES,
});

const pixKeyCommands = { save: savePixKey };

export type PixKeyReply = ReplyOf<typeof pixKeyCommands, PixKeyCode>;

export const pixKeyAction = defineActions<typeof pixKeyCommands, PixKeyCode>({
  commands: pixKeyCommands,
  intentOf: () => 'save',
  codes: [],
});
