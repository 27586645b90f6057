import type { Feature } from '#app/feature.ts';

export const notices = {
  admin: {
    notices: { file: 'areas/admin/notices/notices.route.tsx', permission: null },
  },
} as const satisfies Feature;
