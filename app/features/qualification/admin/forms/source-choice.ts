import { LEAD_SOURCES } from '../staff-leads.ts';

/** Possible sources of a form's leads: leads that staff enter come from no form. */
export const FORM_SOURCES = LEAD_SOURCES.filter(
  (source) => source !== 'by_hand' && source !== 'doavya_by_hand',
);

/** A source that a form may choose, and the name of its product. */
export type SourceOption = { source: (typeof FORM_SOURCES)[number]; product: string };
