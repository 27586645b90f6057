/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  events: '/admin/events',
  session: '/admin/session',
  find: '/admin/find',
  views: '/admin/views',
} as const;
