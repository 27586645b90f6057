import type { Feature } from '#app/feature.ts';

export const changes = {
  admin: {
    changes: {
      file: 'areas/admin/changes/changes.route.tsx',
      permission: 'settings:read',
      menu: { group: 'record', position: 20, icon: 'history' },
    },
    change: { file: 'areas/admin/changes/change.route.tsx', permission: 'settings:read' },
  },
} as const satisfies Feature;
