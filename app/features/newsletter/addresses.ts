/** Pages of the site, one address a language. */
export const siteAddresses = {
  newsletterSubscribed: { pt: '/newsletter/inscricao-realizada', en: '/en/newsletter/signed-up' },
  newsletterPending: {
    pt: '/newsletter/confirmacao-pendente',
    en: '/en/newsletter/confirmation-pending',
  },
  newsletterConfirmed: { pt: '/newsletter/inscricao-confirmada', en: '/en/newsletter/confirmed' },
  newsletterUnsubscribed: {
    pt: '/newsletter/descadastro-realizado',
    en: '/en/newsletter/unsubscribed',
  },
  newsletterConfirm: { pt: '/newsletter/confirmar', en: '/en/newsletter/confirm' },
  newsletterUnsubscribe: { pt: '/newsletter/descadastro', en: '/en/newsletter/unsubscribe' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  newsletterSubmit: { pt: '/newsletter/inscrever', en: '/en/newsletter/sign-up' },
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  newsletter: '/admin/newsletter',
  newsletterExport: '/admin/newsletter/export',
  newsletterExportConfirm: '/admin/newsletter/export/confirm',
  newsletterProof: '/admin/newsletter/:id',
} as const;
