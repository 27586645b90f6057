/** Pages of the site, one address a language. */
export const siteAddresses = {
  feedback: { pt: '/feedback', en: '/en/feedback' },
  feedbackAnswer: { pt: '/feedback/:token', en: '/en/feedback/:token' },
} as const;

/** Addresses that forms post to and machines read; never cached, never linked as pages. */
export const endpointAddresses = {
  feedbackSubmit: { pt: '/feedback/enviar', en: '/en/feedback/send' },
  feedbackReply: { pt: '/feedback/:token/responder', en: '/en/feedback/:token/reply' },
  feedbackFile: { pt: '/feedback/:token/anexos/:file', en: '/en/feedback/:token/files/:file' },
  feedbackFrame: { pt: '/feedback/quadro/:project', en: '/en/feedback/frame/:project' },
  feedbackWidget: '/feedback/widget.js',
  feedbackCollector: '/functions/v1/feedback-collector',
} as const;

/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  feedback: '/admin/feedback',
  feedbackProjects: '/admin/feedback/projects',
  feedbackProject: '/admin/feedback/projects/:id',
  ideas: '/admin/feedback/ideas',
  feedbackEntry: '/admin/feedback/:id',
  feedbackFile: '/admin/feedback/:id/files/:file',
} as const;
