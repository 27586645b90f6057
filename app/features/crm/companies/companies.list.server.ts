import { byCustomFields } from '#app/features/custom-fields/field-filters.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  anId,
  oneOf,
  severalOf,
  textUpTo,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';

/** Companies, as companies_page() reads them. */
export const companiesList = declareList({
  filters: {
    text: wordsUpTo(200),
    active: oneOf(['no', 'all']),
    product: severalOf(textUpTo(40)),
    owner: severalOf(anId),
    fields: byCustomFields,
  },
  sorts: ['name', 'created'],
  usual: { by: 'name', descending: false },
  size: 50,
  page: 'public.companies_page',
  combinations: [
    {
      by: 'name',
      required: ['text'],
      optional: ['active', 'product', 'owner', 'fields'],
      // Few have a rare word and are found by it; a common one is soon met on the way.
      indexes: ['crm_companies_by_spelling', 'crm_companies_by_folded_name', 'crm_companies_owner'],
    },
    {
      by: 'name',
      required: ['owner'],
      optional: ['active', 'product', 'fields'],
      indexes: ['crm_companies_by_folded_name', 'crm_companies_owner'],
    },
    {
      by: 'name',
      optional: ['active', 'product', 'fields'],
      indexes: ['crm_companies_by_folded_name'],
    },
    { by: 'created', optional: ['active', 'product', 'fields'], indexes: ['crm_companies_newest'] },
  ],
});
