import type { Expected } from './expected-routes.ts';

/** What addresses of mails, mail servers, jobs and the system take. */
export const systemRoutes: Readonly<Record<string, Expected>> = {
  'admin.mails': { read: 'settings:read', posts: { again: 'settings:manage' } },
  'admin.mail': { read: 'settings:read', posts: { again: 'settings:manage' } },
  'admin.mailServers': {
    read: 'settings:read',
    posts: {
      'save-outgoing': 'superadmin',
      'save-incoming': 'superadmin',
      'remove-outgoing': 'superadmin',
      'remove-incoming': 'superadmin',
      'try-outgoing': 'superadmin',
      'try-incoming': 'superadmin',
      mail: 'settings:update',
    },
  },
  'admin.system': {
    read: 'settings:read',
    posts: { backup: 'settings:manage', proof: 'settings:manage' },
  },
  'admin.work': { read: 'settings:read', posts: { retry: 'settings:manage' } },
};
