import { LEAD_SOURCES } from '../staff-leads.ts';

/** Where leads of a form may count as having come from: what staff type in comes by no form. */
export const FORM_SOURCES = LEAD_SOURCES.filter(
  (source) => source !== 'by_hand' && source !== 'doavya_by_hand',
);

/** A source that a form may choose, and the name of the product whose leads it makes. */
export type SourceOption = { source: (typeof FORM_SOURCES)[number]; product: string };
