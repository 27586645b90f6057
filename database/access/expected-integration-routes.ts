import type { Expected } from './expected-routes.ts';

/** Screens of keys and webhooks. */
export const integrationRoutes: Readonly<Record<string, Expected>> = {
  'admin.apiKeys': {
    read: 'integrations:read',
    posts: { revoke: ['integrations:delete', 'integrations:create'] },
  },
  'admin.apiKeyNew': { read: 'integrations:create', posts: { make: 'integrations:create' } },
  'admin.webhooks': { read: 'integrations:read' },
  'admin.webhookNew': { read: 'integrations:create', posts: { make: 'integrations:create' } },
  'admin.webhook': {
    read: 'integrations:read',
    posts: {
      ...{ on: 'integrations:update', off: 'integrations:update', test: 'integrations:update' },
      ...{ replay: 'integrations:update', delete: 'integrations:delete' },
      ...{ edit: 'integrations:update', rotate: 'integrations:update' },
    },
  },
};
