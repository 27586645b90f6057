/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  work: '/admin/mails/jobs',
} as const;

/** Former addresses of screens, by the name of the screen. */
export const formerAddresses = { work: '/admin/work' } as const;
