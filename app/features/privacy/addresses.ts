/** Pages of the site, one address a language. */
export const siteAddresses = {
  privacyRequest: { pt: '/privacidade/solicitacao', en: '/en/privacy/request' },
  privacyStep: { pt: '/privacidade/solicitacao/:token', en: '/en/privacy/request/:token' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  privacySubmit: { pt: '/privacidade/pedir', en: '/en/privacy/ask' },
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  privacy: '/admin/privacy',
  privacyRequestScreen: '/admin/privacy/:id',
} as const;
