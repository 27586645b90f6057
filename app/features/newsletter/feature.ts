import type { Feature } from '#app/feature.ts';

export const newsletter = {
  site: {
    newsletterSubscribed: { file: 'areas/site/newsletter/done.route.tsx' },
    newsletterPending: { file: 'areas/site/newsletter/done.route.tsx' },
    newsletterConfirmed: { file: 'areas/site/newsletter/done.route.tsx' },
    newsletterUnsubscribed: { file: 'areas/site/newsletter/done.route.tsx' },
    newsletterConfirm: {
      file: 'areas/site/newsletter/confirm.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['token'],
    },
    newsletterUnsubscribe: {
      file: 'areas/site/newsletter/unsubscribe.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['token'],
    },
  },
  endpoints: {
    newsletterSubmit: {
      file: 'areas/site/newsletter/subscribe.route.tsx',
      page: 'newsletterSubscribed',
    },
  },
  admin: {
    newsletter: {
      file: 'areas/admin/newsletter/newsletter.route.tsx',
      permission: 'campaigns:read',
      menu: { group: 'relations', position: 60, icon: 'mail', key: 'w' },
    },
    newsletterExport: {
      file: 'areas/admin/newsletter/newsletter-export.route.ts',
      permission: 'campaigns:approve',
    },
    newsletterExportConfirm: {
      file: 'areas/admin/newsletter/newsletter-export-confirm.route.tsx',
      permission: 'campaigns:approve',
    },
    newsletterProof: {
      file: 'areas/admin/newsletter/proof.route.tsx',
      permission: 'campaigns:read',
    },
  },
} as const satisfies Feature;
