import type { Expected } from './expected-routes.ts';

/** What addresses of feedback, ideas and the list of tickets take. */
export const feedbackRoutes: Readonly<Record<string, Expected>> = {
  'admin.feedback': {
    read: 'feedback:read',
    posts: {
      move: 'feedback:update',
      undo: 'feedback:update',
      give: 'feedback:update',
      'give-matching': 'feedback:update',
      'give-back': 'feedback:update',
    },
  },
  'admin.ideas': {
    read: 'feedback:read',
    posts: {
      move: 'feedback:update',
      score: 'feedback:update',
      join: 'feedback:update',
      part: 'feedback:update',
    },
  },
  'admin.feedbackEntry': {
    read: 'feedback:read',
    posts: {
      move: 'feedback:update',
      note: 'feedback:update',
      answer: 'feedback:update',
      ticket: 'feedback:create',
    },
  },
  'admin.tickets': {
    read: 'feedback:read',
    posts: {
      set: 'feedback:update',
      tag: 'feedback:update',
      'tag-matching': 'feedback:update',
    },
  },
};
