/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  changes: '/admin/changes',
  change: '/admin/changes/:set',
} as const;
