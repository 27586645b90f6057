import type { Feature } from '#app/feature.ts';

export const privacy = {
  site: {
    privacyRequest: { file: 'features/privacy/site/privacy-request.route.tsx' },
    privacyStep: {
      file: 'features/privacy/site/privacy-step.route.tsx',
      cache: false,
      secrets: ['token'],
    },
  },
  endpoints: {
    privacySubmit: {
      file: 'features/privacy/site/privacy-submit.route.tsx',
      page: 'privacyRequest',
      saved: true,
    },
  },
  admin: {
    privacy: {
      file: 'features/privacy/admin/privacy.route.tsx',
      permission: 'users:read',
      menu: { group: 'settings', part: 'care', position: 10, icon: 'scale' },
    },
    privacyRequestScreen: {
      file: 'features/privacy/admin/request.route.tsx',
      permission: 'users:read',
    },
  },
} as const satisfies Feature;
