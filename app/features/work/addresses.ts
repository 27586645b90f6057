/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  work: '/admin/work',
} as const;
