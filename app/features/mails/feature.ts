import type { Feature } from '#app/feature.ts';

export const mails = {
  admin: {
    mails: {
      file: 'features/mails/admin/mails.route.tsx',
      permission: 'settings:read',
      menu: { group: 'support', position: 41, icon: 'mail-check', key: 's' },
    },
    mail: { file: 'features/mails/admin/mail.route.tsx', permission: 'settings:read' },
    mailServers: {
      file: 'features/mails/admin/servers/mail-servers.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'care', position: 25, icon: 'mail' },
    },
  },
  records: { mail: { screen: 'mail', icon: 'mail-check', position: 90 } },
} as const satisfies Feature;
