/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  settings: '/admin/settings',
  events: '/admin/events',
  session: '/admin/session',
  find: '/admin/find',
  views: '/admin/views',
} as const;
