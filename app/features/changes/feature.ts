import type { Feature } from '#app/feature.ts';

export const changes = {
  admin: {
    changes: {
      file: 'features/changes/admin/changes.route.tsx',
      permission: ['settings:read', 'site:read'],
      menu: { group: 'settings', part: 'care', position: 21, tabOf: 'security', icon: 'history' },
    },
    change: {
      file: 'features/changes/admin/change.route.tsx',
      permission: ['settings:read', 'site:read'],
    },
  },
} as const satisfies Feature;
