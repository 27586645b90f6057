import type { Feature } from '#app/feature.ts';

export const integrations = {
  admin: {
    apiKeys: {
      file: 'features/integrations/admin/api-keys.route.tsx',
      permission: 'integrations:read',
      menu: { group: 'settings', part: 'company', position: 80, icon: 'key-round' },
    },
    apiKeyNew: {
      file: 'features/integrations/admin/api-key-new.route.tsx',
      permission: 'integrations:create',
    },
  },
} as const satisfies Feature;
