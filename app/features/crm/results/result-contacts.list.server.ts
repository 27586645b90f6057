import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { YES } from './rows-behind.ts';

/** Contacts that the figures count as leads, as result_contacts_page() reads them. */
export const resultContactsList = declareList({
  filters: { converted: oneOf(YES) },
  sorts: ['arrived'],
  usual: { by: 'arrived', descending: true },
  size: 50,
  page: 'public.result_contacts_page',
  combinations: [
    {
      by: 'arrived',
      required: ['converted'],
      // Where few deals are won, their contacts are looked up.
      indexes: ['crm_contacts_counted', 'crm_contacts_pkey'],
    },
    { by: 'arrived', indexes: ['crm_contacts_counted'] },
  ],
});
