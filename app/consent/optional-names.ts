import type { OptionalCategory } from './consent.ts';

/**
 * Names of cookies and of storage under which optional things are kept on this site, by category; a star
 * stands for the rest of a name. A test compares it with what vendor-items.ts shows visitors.
 */
export const OPTIONAL_NAMES: Readonly<Record<OptionalCategory, readonly string[]>> = {
  functionality: ['first-touch', 'journey-first'],
  analytics: ['_ga', '_ga_*', 'journey'],
  marketing: ['_fbp', '_fbc', 'lastExternalReferrer*', 'li_fat_id', 'li_adsId', 'ln_or'],
};
