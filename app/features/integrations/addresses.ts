/** Addresses that other programs call, and the reference of what they find there. */
export const endpointAddresses = {
  apiReference: { pt: '/api', en: '/en/api' },
  apiRoot: '/api/v1',
  apiDocument: '/api/v1/openapi.json',
  /** What clients of Supabase call, by the paths that they know. */
  restRoot: '/rest/v1',
  restAuth: '/auth/v1',
  restFiles: '/storage/v1/object/public',
} as const;

/** Screens of staff. */
export const adminAddresses = {
  apiKeys: '/admin/api-keys',
  apiKeyNew: '/admin/api-keys/new',
  webhooks: '/admin/webhooks',
  webhookNew: '/admin/webhooks/new',
  webhook: '/admin/webhooks/:id',
} as const;
