import type { Feature } from '#app/feature.ts';

export const work = {
  admin: {
    work: {
      file: 'features/work/admin/work.route.tsx',
      permission: 'settings:read',
      menu: { group: 'support', position: 42, tabOf: 'mails', icon: 'list-checks' },
    },
  },
} as const satisfies Feature;
