/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  inboundMails: '/admin/mails/received',
  inboundMail: '/admin/mails/received/:id',
  inboundMailFile: '/admin/mails/received/files/:id',
} as const;

/** Former addresses of screens, by the name of the screen. */
export const formerAddresses = {
  inboundMails: '/admin/inbound-mails',
  inboundMail: '/admin/inbound-mails/:id',
  inboundMailFile: '/admin/inbound-mails/files/:id',
} as const;
