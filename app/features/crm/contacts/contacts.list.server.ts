import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, anId, oneOf, textUpTo, wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { CONTACT_SOURCES } from './contacts.ts';

const DAYS = ['from', 'to'] as const;

/** Contacts, as contacts_page() reads them. */
export const contactsList = declareList({
  filters: {
    text: wordsUpTo(200),
    product: textUpTo(40),
    owner: anId,
    source: oneOf(CONTACT_SOURCES),
    deal: oneOf(['open', 'none']),
    company: anId,
    from: aDay,
    to: aDay,
  },
  sorts: ['created', 'name'],
  usual: { by: 'created', descending: true },
  size: 50,
  page: 'public.contacts_page',
  ways: [
    {
      by: 'created',
      given: ['text'],
      within: ['product', 'owner', 'source', 'deal', 'company', ...DAYS],
      // A rare word is found by its index; a common one soon turns up in a scan in order.
      walks: [
        'contact_words_by_words',
        'contact_words_newest',
        'contact_words_of_owner',
        'contact_words_of_company',
        'contact_words_of_source',
      ],
    },
    {
      by: 'created',
      given: ['company'],
      within: ['product', 'owner', 'source', 'deal', ...DAYS],
      walks: ['contact_words_of_company'],
    },
    {
      by: 'created',
      given: ['owner'],
      within: ['product', 'source', 'deal', ...DAYS],
      walks: ['contact_words_of_owner'],
    },
    {
      by: 'created',
      given: ['source'],
      within: ['product', 'deal', ...DAYS],
      walks: ['contact_words_of_source'],
    },
    {
      by: 'created',
      given: ['deal'],
      within: ['product', ...DAYS],
      walks: ['contact_words_with_deal'],
    },
    { by: 'created', within: ['product', ...DAYS], walks: ['contact_words_newest'] },
    { by: 'name', within: ['product'], walks: ['contact_words_by_name'] },
  ],
});
