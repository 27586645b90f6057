/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  mails: '/admin/mails',
  mail: '/admin/mails/:id',
} as const;
