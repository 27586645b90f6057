import { byCustomFields } from '#app/features/custom-fields/field-filters.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  anId,
  oneOf,
  severalOf,
  textUpTo,
  wordsUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { CONTACT_SOURCES } from './contacts.ts';

const DAYS = ['from', 'to'] as const;
const MORE = [...DAYS, 'fields'] as const;

/** Contacts, as contacts_page() reads them. */
export const contactsList = declareList({
  filters: {
    text: wordsUpTo(200),
    product: severalOf(textUpTo(40)),
    owner: severalOf(anId),
    source: severalOf(oneOf(CONTACT_SOURCES)),
    deal: oneOf(['open', 'none']),
    company: anId,
    from: aDay,
    to: aDay,
    fields: byCustomFields,
  },
  sorts: ['created', 'name'],
  usual: { by: 'created', descending: true },
  size: 50,
  page: 'public.contacts_page',
  combinations: [
    {
      by: 'created',
      required: ['text'],
      optional: ['product', 'owner', 'source', 'deal', 'company', ...MORE],
      // As of leads: few have a rare word and are found by it; a common one is soon met on the way.
      indexes: [
        'contact_words_by_words',
        'contact_words_newest',
        'contact_words_of_owner',
        'contact_words_of_company',
        'contact_words_of_source',
      ],
    },
    {
      by: 'created',
      required: ['company'],
      optional: ['product', 'owner', 'source', 'deal', ...MORE],
      indexes: ['contact_words_of_company'],
    },
    {
      by: 'created',
      required: ['owner'],
      optional: ['product', 'source', 'deal', ...MORE],
      indexes: ['contact_words_of_owner'],
    },
    {
      by: 'created',
      required: ['source'],
      optional: ['product', 'deal', ...MORE],
      indexes: ['contact_words_of_source'],
    },
    {
      by: 'created',
      required: ['deal'],
      optional: ['product', ...MORE],
      indexes: ['contact_words_with_deal'],
    },
    { by: 'created', optional: ['product', ...MORE], indexes: ['contact_words_newest'] },
    { by: 'name', optional: ['product', 'fields'], indexes: ['contact_words_by_name'] },
  ],
});
