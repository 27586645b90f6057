/** Pages of the site, one address a language. */
export const siteAddresses = {
  savedPosts: { pt: '/mensagens-guardadas', en: '/en/saved-messages' },
} as const;
