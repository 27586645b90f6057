import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '../privacy-request.ts';

/** Requests about personal data. */
export const requestsList = declareList({
  filters: {
    text: textUpTo(200),
    kind: severalOf(oneOf(REQUEST_KINDS)),
    state: oneOf(REQUEST_STATES),
  },
  sorts: ['due', 'asked'],
  // The earliest due first.
  usual: { by: 'due', descending: false },
  size: 50,
  whole: 'people ask about their data one by one: hundreds a year',
});
