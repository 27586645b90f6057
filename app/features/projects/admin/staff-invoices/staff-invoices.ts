import type { StepUpCode } from '#app/access/step-up.ts';
import type { BoletoMistake } from '../../invoices/boleto/boleto-line.ts';
import type { Installment, InvoiceState, PaidHow } from '../../invoices/invoices.ts';
import type { PixMistake } from '../../invoices/pix/br-code.ts';
import type { KeyKind } from '../../invoices/pix/pix-key.ts';

/** As a list is narrowed down: what is overdue is a part of what is open. */
export const LISTED_STATES = ['open', 'overdue', 'draft', 'paid', 'cancelled'] as const;

/** An invoice as a list of staff shows it. */
export type InvoiceRow = {
  id: string;
  number: string;
  client: string;
  project: string | null;
  description: string;
  cents: number;
  dueOn: string;
  state: InvoiceState;
  overdue: boolean;
  installment: Installment | null;
  paid: { on: string; how: PaidHow } | null;
  createdAt: string;
};

/** What the invoices of a list add up to, in cents. */
export type InvoiceSums = {
  many: number;
  total: number;
  open: number;
  overdue: number;
  paid: number;
};

export type EventKind =
  | 'begun'
  | 'edited'
  | 'issued'
  | 'paid'
  | 'unpaid'
  | 'cancelled'
  | 'told_due'
  | 'told_overdue'
  | 'receiver_confirmed';

export type InvoiceEvent = {
  id: string;
  kind: EventKind;
  cause: string | null;
  /** The Pix key that the invoice pays, where that is not the company's. */
  pixKey: string | null;
  actor: string | null;
  at: string;
};

/** An invoice as its page shows it. */
export type StaffInvoice = Omit<InvoiceRow, 'createdAt'> & {
  clientId: string;
  projectId: string | null;
  pix: string | null;
  boleto: string | null;
  file: { name: string; size: number } | null;
  revision: number;
  events: readonly InvoiceEvent[];
};

/** Whom an invoice may be written to, each with what is worked on for them. */
export type InvoiceClient = {
  id: string;
  name: string;
  projects: readonly { id: string; name: string }[];
};

/** Where clients send money by Pix. */
export type PixKey = { kind: KeyKind; key: string; name: string; city: string; setAt: string };

/** Why nothing was done with an invoice. */
export type InvoiceCode =
  | 'changed'
  | 'issued'
  | 'cancelled'
  | 'late'
  | 'way'
  | 'not-issued'
  | 'not-paid'
  | 'paid'
  | 'ahead'
  | 'cause'
  | 'receiver'
  | 'file';

/** Why the Pix key of the company was not saved. */
export type PixKeyCode = StepUpCode;

/** What is wrong with a field. */
export type FieldCode =
  | 'required'
  | 'long'
  | 'amount'
  | 'day'
  | 'installment'
  | 'project'
  | 'key'
  | `pix-${PixMistake}`
  | `boleto-${BoletoMistake}`;
export type FieldCodes = Readonly<Record<string, FieldCode>>;
