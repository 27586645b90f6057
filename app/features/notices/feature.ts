import type { Feature } from '#app/feature.ts';

export const notices = {
  admin: {
    notices: { file: 'features/notices/admin/notices.route.tsx', permission: null },
  },
  acts: { notices: { screen: 'notices', icon: 'bell' } },
} as const satisfies Feature;
