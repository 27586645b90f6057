/** Pages of the site, one address a language. */
export const siteAddresses = {
  pricing: { pt: '/precos', en: '/en/pricing' },
} as const;

/** Screens of staff. */
export const adminAddresses = {
  prices: '/admin/prices',
} as const;
