import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { anId, oneOf, textUpTo, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';

/** Companies, as companies_page() reads them. */
export const companiesList = declareList({
  filters: {
    text: wordsUpTo(200),
    active: oneOf(['no', 'all']),
    product: textUpTo(40),
    owner: anId,
  },
  sorts: ['name', 'created'],
  usual: { by: 'name', descending: false },
  size: 50,
  page: 'public.companies_page',
  ways: [
    {
      by: 'name',
      given: ['text'],
      within: ['active', 'product', 'owner'],
      // A rare word is found by its index; a common one soon turns up in a scan in order.
      walks: ['crm_companies_by_spelling', 'crm_companies_by_folded_name', 'crm_companies_owner'],
    },
    {
      by: 'name',
      given: ['owner'],
      within: ['active', 'product'],
      walks: ['crm_companies_by_folded_name', 'crm_companies_owner'],
    },
    { by: 'name', within: ['active', 'product'], walks: ['crm_companies_by_folded_name'] },
    { by: 'created', within: ['active', 'product'], walks: ['crm_companies_newest'] },
  ],
});
