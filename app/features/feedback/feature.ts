import type { Feature } from '#app/feature.ts';

export const feedback = {
  site: {
    feedback: { file: 'features/feedback/site/feedback.route.tsx', queryKeys: { de: 'page' } },
    feedbackAnswer: {
      file: 'features/feedback/site/feedback-answer.route.tsx',
      cache: false,
      queryKeys: { nota: 'text' },
      secrets: ['token'],
    },
  },
  endpoints: {
    feedbackSubmit: {
      file: 'features/feedback/site/feedback-submit.route.tsx',
      page: 'feedback',
      saved: true,
    },
    feedbackReply: {
      file: 'features/feedback/site/feedback-reply.route.tsx',
      page: 'feedbackAnswer',
      secrets: ['token'],
    },
    feedbackFile: { file: 'features/feedback/site/feedback-file.route.ts', secrets: ['token'] },
    feedbackFrame: { file: 'features/feedback/site/feedback-frame.route.tsx', inFrame: true },
  },
  admin: {
    feedback: {
      file: 'features/feedback/admin/feedback.route.tsx',
      permission: 'feedback:read',
      menu: {
        group: 'support',
        position: 20,
        icon: 'message-square-text',
        key: 'f',
        drawsTabs: true,
      },
    },
    feedbackProjects: {
      file: 'features/feedback/admin/feedback-projects.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'company', position: 40, icon: 'blocks' },
    },
    feedbackProject: {
      file: 'features/feedback/admin/feedback-project.route.tsx',
      permission: 'settings:read',
    },
    ideas: {
      file: 'features/feedback/admin/ideas.route.tsx',
      permission: 'feedback:read',
      menu: { group: 'support', position: 30, icon: 'lightbulb' },
    },
    feedbackEntry: {
      file: 'features/feedback/admin/feedback-entry.route.tsx',
      permission: 'feedback:read',
    },
    feedbackFile: {
      file: 'features/feedback/admin/feedback-attachment.route.ts',
      permission: 'feedback:read',
    },
  },
  acts: { ideas: { screen: 'ideas', icon: 'message-square-text' } },
} as const satisfies Feature;
