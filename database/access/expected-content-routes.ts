import type { Expected } from './expected-routes.ts';

/** What addresses of the site's content take. */
export const contentRoutes: Readonly<Record<string, Expected>> = {
  'admin.content': {
    read: 'settings:read',
    posts: {
      create: 'settings:create',
      up: 'settings:update',
      erase: 'settings:delete',
      hide: 'settings:delete',
      'remove-samples': 'settings:delete',
      undo: 'settings:delete',
    },
  },
  'admin.contentCalendar': {
    read: 'settings:read',
    posts: {
      hide: 'settings:update',
      move: 'settings:update',
      cancel: 'settings:update',
      undo: 'settings:update',
    },
  },
  'admin.contentItem': {
    read: 'settings:read',
    posts: {
      save: 'settings:update',
      publish: 'settings:update',
      language: 'settings:update',
      schedule: 'settings:update',
      discard: 'settings:update',
      return: 'settings:update',
      undo: 'settings:update',
    },
  },
  'admin.caseLeave': {
    read: 'settings:read',
    posts: {
      save: 'settings:update',
      withdraw: 'settings:update',
      undo: 'settings:update',
    },
  },
  'admin.caseLeaveFile': { read: 'settings:read' },
  'admin.contentPreview': { read: 'settings:read', posts: { typed: 'settings:update' } },
};
