import { serviceAddresses } from '../content/addresses.ts';

/** Pages of the site, one address a language. */
export const siteAddresses = {
  pricing: { pt: '/precos', en: '/en/pricing' },
} as const;

/** Screens of staff. */
export const adminAddresses = {
  prices: '/admin/prices',
} as const;

/** The questions beside that of the service, in their order, each with its answers. */
export const ANSWERS = {
  people: ['upTo10', 'upTo50', 'upTo200', 'over200'],
  systems: ['nothing', 'files', 'whatsapp', 'business', 'other'],
  screens: ['none', 'sketch', 'design', 'inUse'],
  deadline: ['soon', 'threeMonths', 'sixMonths', 'open'],
} as const;

/** The names of the questions in addresses, which are Portuguese in both languages. */
export const QUERY = {
  service: 'servico',
  people: 'pessoas',
  systems: 'sistemas',
  screens: 'telas',
  deadline: 'prazo',
} as const;

/** Query names of the five answers with the values of each, as the table of routes takes them. */
export const ANSWER_QUERY = {
  [QUERY.service]: Object.keys(serviceAddresses),
  [QUERY.people]: ANSWERS.people,
  [QUERY.systems]: ANSWERS.systems,
  [QUERY.screens]: ANSWERS.screens,
  [QUERY.deadline]: ANSWERS.deadline,
} as const;
