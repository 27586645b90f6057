import type { Feature } from '#app/feature.ts';

export const newsletter = {
  site: {
    newsletterSubscribed: { file: 'features/newsletter/site/done.route.tsx' },
    newsletterPending: { file: 'features/newsletter/site/done.route.tsx' },
    newsletterConfirmed: { file: 'features/newsletter/site/done.route.tsx' },
    newsletterUnsubscribed: { file: 'features/newsletter/site/done.route.tsx' },
    newsletterConfirm: {
      file: 'features/newsletter/site/confirm.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['token'],
    },
    newsletterUnsubscribe: {
      file: 'features/newsletter/site/unsubscribe.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['token'],
    },
  },
  endpoints: {
    newsletterSubmit: {
      file: 'features/newsletter/site/subscribe.route.tsx',
      page: 'content',
      saved: true,
    },
  },
  admin: {
    newsletter: {
      file: 'features/newsletter/admin/newsletter.route.tsx',
      permission: 'campaigns:read',
      menu: { group: 'site', position: 20, icon: 'mail', key: 'w' },
    },
    newsletterExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'campaigns:approve',
    },
    newsletterExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'campaigns:approve',
    },
    newsletterProof: {
      file: 'features/newsletter/admin/proof.route.tsx',
      permission: 'campaigns:read',
    },
  },
} as const satisfies Feature;
