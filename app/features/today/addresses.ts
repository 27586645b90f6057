/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  today: '/admin',
  countedLeads: '/admin/today/leads',
  countedSubscriptions: '/admin/today/newsletter',
  countedPages: '/admin/today/pages',
} as const;
