/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  inboundMails: '/admin/inbound-mails',
  inboundMail: '/admin/inbound-mails/:id',
  inboundMailFile: '/admin/inbound-mails/files/:id',
} as const;
