import type { Feature } from '#app/feature.ts';

export const clientNotices = {
  portal: {
    leaveNotice: { file: 'areas/portal/leave-notice/leave-notice.route.tsx', guard: 'guest' },
  },
} as const satisfies Feature;
