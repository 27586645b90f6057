/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  mails: '/admin/mails',
  mail: '/admin/mails/:id',
} as const;
