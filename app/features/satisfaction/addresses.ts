/** Pages of the site, one address a language. */
export const siteAddresses = {
  surveyLeave: { pt: '/feedback/sair', en: '/en/feedback/leave' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  surveySubmit: { pt: '/feedback/:token/recomendar', en: '/en/feedback/:token/recommend' },
  ratingSubmit: { pt: '/feedback/:token/avaliar', en: '/en/feedback/:token/rate' },
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  surveys: '/admin/surveys',
} as const;

/** Pages of clients, each one address for both languages. */
export const portalAddresses = {
  survey: '/portal/cliente/pesquisas/:id',
} as const;
