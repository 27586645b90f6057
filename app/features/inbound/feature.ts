import type { Feature } from '#app/feature.ts';

export const inbound = {
  admin: {
    inboundMails: {
      file: 'areas/admin/inbound-mails/inbound-mails.route.tsx',
      permission: 'feedback:read',
      menu: { group: 'service', position: 30, icon: 'mail-open' },
    },
    inboundMail: {
      file: 'areas/admin/inbound-mails/inbound-mail.route.tsx',
      permission: 'feedback:read',
    },
    inboundMailFile: {
      file: 'areas/admin/inbound-mails/inbound-mail-file.route.ts',
      permission: null,
    },
  },
} as const satisfies Feature;
