import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderInvoiceNotices } from './invoice-mail.store.server.ts';

/** Looks, from eight on, which invoices are due or overdue. Of each its people are notified once. */
export const invoiceRound: Round = { name: 'invoice notices', run: orderInvoiceNotices };
