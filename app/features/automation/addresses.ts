/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  automation: '/admin/automation',
  automationRule: '/admin/automation/:id',
} as const;
