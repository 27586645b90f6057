import type { Feature } from '#app/feature.ts';

export const accounts = {
  portal: {
    account: { file: 'features/accounts/portal/account.route.tsx' },
    copy: { file: 'features/accounts/portal/copy.route.ts' },
    invitation: { file: 'features/accounts/portal/invitation.route.tsx', guard: 'guest' },
  },
} as const satisfies Feature;
