import { byCustomFields } from '#app/features/custom-fields/field-filters.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  anId,
  oneOf,
  severalOf,
  textUpTo,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';

const NARROWED = ['owner', 'active', 'product', 'fields'] as const;
/** Few companies have a rare word, a tag or a city and are found by it; a scan in order soon finds a common one. */
const FOUND = [
  'crm_companies_by_spelling',
  'crm_companies_by_folded_name',
  'crm_companies_owner',
  'crm_companies_of_city',
  'crm_tag_links_of_tag',
  'crm_tag_links_of_company',
] as const;

/** Companies, as companies_page() reads them. */
export const companiesList = declareList({
  filters: {
    text: wordsUpTo(200),
    active: oneOf(['no', 'all']),
    product: severalOf(textUpTo(40)),
    owner: severalOf(anId),
    tag: severalOf(anId),
    /** Without regard to case and accents. */
    city: textUpTo(60),
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
      optional: ['active', 'product', 'owner', 'tag', 'city', 'fields'],
      // Few have a rare word and are found by it; a common one is soon found in a scan.
      indexes: FOUND,
    },
    { by: 'name', required: ['tag'], optional: ['city', ...NARROWED], indexes: FOUND },
    { by: 'name', required: ['city'], optional: NARROWED, indexes: FOUND },
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
