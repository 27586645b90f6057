import type { Feature } from '#app/feature.ts';

export const system = {
  admin: {
    system: {
      file: 'features/system/admin/system.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'care', position: 30, icon: 'server' },
    },
  },
} as const satisfies Feature;
