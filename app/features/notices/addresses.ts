/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  notices: '/admin/notices',
} as const;
