import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { MAIL_STATE_FILTERS } from './mails.ts';

/** Mails of the last month, with their state. */
export const mailsList = declareList({
  filters: {
    text: textUpTo(200),
    state: oneOf(MAIL_STATE_FILTERS),
    kind: severalOf(textUpTo(100)),
  },
  sorts: ['state', 'tried', 'recipient'],
  usual: { by: 'state', descending: true },
  size: 50,
  whole: 'mails are kept for thirty days, and each of them is to one person',
});
