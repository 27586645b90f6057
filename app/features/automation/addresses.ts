/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  automation: '/admin/automation',
  automationRule: '/admin/automation/:id',
} as const;
