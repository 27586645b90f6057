/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  notices: '/admin/notifications/choices',
} as const;

/** Former addresses of screens, by the name of the screen. */
export const formerAddresses = { notices: '/admin/notices' } as const;
