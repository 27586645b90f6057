import type { Feature } from '#app/feature.ts';

export const accounts = {
  portal: {
    account: { file: 'areas/portal/account/account.route.tsx' },
    copy: { file: 'areas/portal/account/copy.route.ts' },
    invitation: { file: 'areas/portal/invitation/invitation.route.tsx', guard: 'guest' },
  },
} as const satisfies Feature;
