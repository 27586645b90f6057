/** Pages of the site, one address a language. */
export const siteAddresses = {
  search: { pt: '/busca', en: '/en/search' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  searchSuggestions: { pt: '/busca/sugestoes', en: '/en/search/suggestions' },
} as const;
