import type { Feature } from '#app/feature.ts';

export const clientNotices = {
  portal: {
    leaveNotice: { file: 'features/client-notices/portal/leave-notice.route.tsx', guard: 'guest' },
  },
} as const satisfies Feature;
