/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  changes: '/admin/changes',
  change: '/admin/changes/:set',
} as const;
