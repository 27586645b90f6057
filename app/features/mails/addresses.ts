/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  mails: '/admin/mails',
  mail: '/admin/mails/:id',
  mailServers: '/admin/mail-servers',
} as const;
