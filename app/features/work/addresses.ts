/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  work: '/admin/work',
} as const;
