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
    webhooks: {
      file: 'features/integrations/admin/webhooks.route.tsx',
      permission: 'integrations:read',
      menu: { group: 'settings', part: 'company', position: 90, icon: 'split' },
    },
    webhookNew: {
      file: 'features/integrations/admin/webhook-new.route.tsx',
      permission: 'integrations:create',
    },
    webhook: {
      file: 'features/integrations/admin/webhook.route.tsx',
      permission: 'integrations:read',
    },
  },
} as const satisfies Feature;
