import type { Feature } from '#app/feature.ts';

export const notices = {
  admin: {
    notices: {
      file: 'features/notices/admin/notices.route.tsx',
      permission: null,
      menu: { group: 'top', position: 11, tabOf: 'mentions', icon: 'bell' },
    },
  },
  acts: { notices: { screen: 'notices', icon: 'bell' } },
} as const satisfies Feature;
