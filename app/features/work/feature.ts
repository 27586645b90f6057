import type { Feature } from '#app/feature.ts';

export const work = {
  admin: {
    work: {
      file: 'areas/admin/work/work.route.tsx',
      permission: 'settings:read',
      menu: { group: 'record', position: 40, icon: 'list-checks' },
    },
  },
} as const satisfies Feature;
