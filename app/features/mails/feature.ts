import type { Feature } from '#app/feature.ts';

export const mails = {
  admin: {
    mails: {
      file: 'areas/admin/mails/mails.route.tsx',
      permission: 'settings:read',
      menu: { group: 'record', position: 30, icon: 'mail-check', key: 's' },
    },
    mail: { file: 'areas/admin/mails/mail.route.tsx', permission: 'settings:read' },
  },
} as const satisfies Feature;
