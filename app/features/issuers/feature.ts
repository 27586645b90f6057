import type { Feature } from '#app/feature.ts';

export const issuers = {
  admin: {
    issuers: {
      file: 'features/issuers/admin/issuers.route.tsx',
      permission: 'users:read',
      menu: { group: 'settings', part: 'company', position: 22, tabOf: 'people', icon: 'blocks' },
    },
    issuer: { file: 'features/issuers/admin/issuer.route.tsx', permission: 'users:read' },
  },
} as const satisfies Feature;
