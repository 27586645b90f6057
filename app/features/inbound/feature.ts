import type { Feature } from '#app/feature.ts';

export const inbound = {
  admin: {
    inboundMails: {
      file: 'features/inbound/admin/inbound-mails.route.tsx',
      permission: 'feedback:read',
      menu: { group: 'support', position: 40, tabOf: 'mails', icon: 'mail-open' },
    },
    inboundMail: {
      file: 'features/inbound/admin/inbound-mail.route.tsx',
      permission: 'feedback:read',
    },
    inboundMailFile: {
      file: 'features/inbound/admin/inbound-mail-file.route.ts',
      permission: null,
    },
  },
} as const satisfies Feature;
