/** Screens of staff. */
export const adminAddresses = {
  customFields: '/admin/fields',
  customField: '/admin/fields/:id',
} as const;
