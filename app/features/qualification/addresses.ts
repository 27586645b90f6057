/** Pages of the site, one address a language. */
export const siteAddresses = {
  contact: { pt: '/contato', en: '/en/contact' },
  thankYou: { pt: '/obrigado', en: '/en/thank-you' },
  protocol: { pt: '/obrigado/:protocol', en: '/en/thank-you/:protocol' },
  project: { pt: '/projeto', en: '/en/project' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  projectSubmit: { pt: '/projeto/enviar', en: '/en/project/send' },
  contactSubmit: { pt: '/contato/enviar', en: '/en/contact/send' },
  orderQuestions: { pt: '/projeto/perguntas', en: '/en/project/questions' },
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  leads: '/admin/leads',
  leadsExport: '/admin/leads/export',
  leadsExportConfirm: '/admin/leads/export/confirm',
  endingLeads: '/admin/leads/ending',
  unfinishedLeads: '/admin/leads/unfinished',
  lead: '/admin/leads/:id',
  answerTargets: '/admin/answer-targets',
  score: '/admin/score',
  scoreRule: '/admin/score/rules/:id',
  leadRules: '/admin/lead-rules',
  leadRule: '/admin/lead-rules/:id',
  atWork: '/admin/at-work',
  mentions: '/admin/notifications',
  forms: '/admin/forms',
  formBuilder: '/admin/forms/:id',
  formDropOff: '/admin/forms/:id/drop-off',
} as const;

/** Former addresses of screens, by the name of the screen. */
export const formerAddresses = { mentions: '/admin/mentions' } as const;
