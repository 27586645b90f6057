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
const FACTS = ['tag', 'campaign'] as const;
const NARROWED = ['product', 'owner', 'source', 'deal', 'company'] as const;
/** Few contacts have a rare word, tag or campaign and are found by it; a scan in order soon finds a common one. */
const FOUND = [
  'contact_words_by_words',
  'contact_words_newest',
  'contact_words_of_owner',
  'contact_words_of_company',
  'contact_words_of_source',
  'contact_words_with_deal',
  'crm_tag_links_of_tag',
  'crm_tag_links_of_contact',
  'lead_words_by_facts',
  'lead_words_pkey',
] as const;

/** Contacts, as contacts_page() reads them. */
export const contactsList = declareList({
  filters: {
    text: wordsUpTo(200),
    product: severalOf(textUpTo(40)),
    owner: severalOf(anId),
    source: severalOf(oneOf(CONTACT_SOURCES)),
    deal: oneOf(['open', 'none']),
    company: anId,
    tag: severalOf(anId),
    /** Of their leads. */
    campaign: severalOf(textUpTo(200)),
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
      optional: [...NARROWED, ...FACTS, ...MORE],
      indexes: FOUND,
    },
    {
      by: 'created',
      required: ['tag'],
      optional: [...NARROWED, 'campaign', ...MORE],
      indexes: FOUND,
    },
    { by: 'created', required: ['campaign'], optional: [...NARROWED, ...MORE], indexes: FOUND },
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
