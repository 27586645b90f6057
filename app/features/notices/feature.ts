import type { Feature } from '#app/feature.ts';

export const notices = {
  admin: {
    notices: { file: 'features/notices/admin/notices.route.tsx', permission: null },
  },
} as const satisfies Feature;
