import type { Feature } from '#app/feature.ts';

export const today = {
  admin: {
    today: { file: 'areas/admin/today/today.route.tsx', permission: null },
    countedLeads: {
      file: 'areas/admin/today/counted/counted-leads.route.tsx',
      permission: 'crm:read',
    },
    countedSubscriptions: {
      file: 'areas/admin/today/counted/counted-subscriptions.route.tsx',
      permission: 'campaigns:read',
    },
    countedPages: {
      file: 'areas/admin/today/counted/counted-pages.route.tsx',
      permission: 'analytics:read',
    },
  },
} as const satisfies Feature;
