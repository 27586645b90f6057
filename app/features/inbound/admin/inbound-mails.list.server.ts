import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { MAIL_STATES } from './inbound-mails.ts';

/** Received mails, with their state. */
export const inboundMailsList = declareList({
  filters: { text: textUpTo(200), state: severalOf(oneOf(MAIL_STATES)) },
  sorts: ['received'],
  usual: { by: 'received', descending: true },
  size: 50,
  whole:
    'automatic mails are deleted after thirty days, and unknown senders are limited to a few hundred an hour',
});
