/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  notices: '/admin/notices',
} as const;
