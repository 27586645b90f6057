/** Pages of the site, one address a language. */
export const siteAddresses = {
  careers: { pt: '/carreiras', en: '/en/careers' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  talentSubmit: { pt: '/carreiras/enviar', en: '/en/careers/send' },
} as const;
