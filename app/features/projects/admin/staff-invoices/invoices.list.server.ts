import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { anId, oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { LISTED_STATES } from './staff-invoices.ts';

/** Invoices, as invoices_page() reads them. */
export const invoicesList = declareList({
  filters: {
    text: textUpTo(200),
    state: severalOf(oneOf(LISTED_STATES)),
    client: severalOf(anId),
    project: severalOf(anId),
  },
  sorts: ['due', 'number', 'value'],
  usual: { by: 'due', descending: true },
  size: 50,
  page: 'public.invoices_page',
  whole: 'staff write each by hand: hundreds a year, deleted after six years',
});
