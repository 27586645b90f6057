/** Screens of staff. */
export const adminAddresses = {
  apiKeys: '/admin/api-keys',
  apiKeyNew: '/admin/api-keys/new',
} as const;
