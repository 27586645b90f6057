import type { Feature } from '#app/feature.ts';

export const work = {
  admin: {
    work: {
      file: 'features/work/admin/work.route.tsx',
      permission: 'settings:read',
      menu: { group: 'record', position: 40, icon: 'list-checks' },
    },
  },
} as const satisfies Feature;
