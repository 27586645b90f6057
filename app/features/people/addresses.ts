/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  people: '/admin/people',
  invite: '/admin/people/invite',
  preview: '/admin/people/preview',
  roles: '/admin/people/roles',
  ownRole: '/admin/people/roles/:roleKey',
  person: '/admin/people/:personId',
  security: '/admin/security',
  securityExport: '/admin/security/export',
  securityExportConfirm: '/admin/security/export/confirm',
} as const;
