import type { Feature } from '#app/feature.ts';

export const today = {
  admin: {
    today: { file: 'features/today/admin/today.route.tsx', permission: null },
    countedLeads: {
      file: 'features/today/admin/counted/counted-leads.route.tsx',
      permission: 'crm:read',
    },
    countedSubscriptions: {
      file: 'features/today/admin/counted/counted-subscriptions.route.tsx',
      permission: 'campaigns:read',
    },
    countedPages: {
      file: 'features/today/admin/counted/counted-pages.route.tsx',
      permission: 'analytics:read',
    },
  },
} as const satisfies Feature;
