import type { OptionalCategory } from './consent.ts';

/**
 * Names under which optional things are kept in this site's own storage, by category; a star stands
 * for the rest of a name. A test holds it to what vendor-items.ts tells visitors.
 */
export const OPTIONAL_NAMES: Readonly<Record<OptionalCategory, readonly string[]>> = {
  functionality: [],
  analytics: ['_ga', '_ga_*'],
  marketing: ['_fbp', '_fbc', 'lastExternalReferrer*', 'li_fat_id', 'li_adsId', 'ln_or'],
};
