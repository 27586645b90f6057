import type { Expected } from './expected-routes.ts';

/** What addresses of the site's content take. */
export const contentRoutes: Readonly<Record<string, Expected>> = {
  'admin.content': {
    read: 'site:read',
    posts: {
      create: 'site:create',
      up: 'site:update',
      erase: 'site:delete',
      hide: 'site:delete',
      'remove-samples': 'site:delete',
      undo: 'site:delete',
    },
  },
  'admin.contentCalendar': {
    read: 'site:read',
    posts: {
      hide: 'site:update',
      move: 'site:update',
      cancel: 'site:update',
      undo: 'site:update',
    },
  },
  'admin.contentItem': {
    read: 'site:read',
    posts: {
      save: 'site:update',
      publish: 'site:update',
      language: 'site:update',
      schedule: 'site:update',
      discard: 'site:update',
      return: 'site:update',
      undo: 'site:update',
    },
  },
  'admin.caseLeave': {
    read: 'site:read',
    posts: {
      save: 'site:update',
      withdraw: 'site:update',
      undo: 'site:update',
    },
  },
  'admin.caseLeaveFile': { read: 'site:read' },
  'admin.contentPreview': { read: 'site:read', posts: { typed: 'site:update' } },
};
