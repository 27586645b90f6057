import type { Feature } from '#app/feature.ts';

export const privacy = {
  site: {
    privacyRequest: { file: 'areas/site/privacy-request/privacy-request.route.tsx' },
    privacyStep: {
      file: 'areas/site/privacy-request/privacy-step.route.tsx',
      cache: false,
      secrets: ['token'],
    },
  },
  endpoints: {
    privacySubmit: {
      file: 'areas/site/privacy-request/privacy-submit.route.tsx',
      page: 'privacyRequest',
    },
  },
  admin: {
    privacy: {
      file: 'areas/admin/privacy/privacy.route.tsx',
      permission: 'users:read',
      menu: { group: 'access', position: 30, icon: 'scale' },
    },
    privacyRequestScreen: {
      file: 'areas/admin/privacy/request.route.tsx',
      permission: 'users:read',
    },
  },
} as const satisfies Feature;
