/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  inboundMails: '/admin/inbound-mails',
  inboundMail: '/admin/inbound-mails/:id',
  inboundMailFile: '/admin/inbound-mails/files/:id',
} as const;
