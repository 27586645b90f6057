import type { Feature } from '#app/feature.ts';

export const feedback = {
  site: {
    feedback: { file: 'areas/site/feedback/feedback.route.tsx', queryKeys: { de: 'page' } },
    feedbackAnswer: {
      file: 'areas/site/feedback/feedback-answer.route.tsx',
      cache: false,
      queryKeys: { nota: 'text' },
      secrets: ['token'],
    },
  },
  endpoints: {
    feedbackSubmit: { file: 'areas/site/feedback/feedback-submit.route.tsx', page: 'feedback' },
    feedbackReply: {
      file: 'areas/site/feedback/feedback-reply.route.tsx',
      page: 'feedbackAnswer',
      secrets: ['token'],
    },
    feedbackFile: { file: 'areas/site/feedback/feedback-file.route.ts', secrets: ['token'] },
    feedbackFrame: { file: 'areas/site/feedback/feedback-frame.route.tsx', inFrame: true },
  },
  admin: {
    feedback: {
      file: 'areas/admin/feedback/feedback.route.tsx',
      permission: 'feedback:read',
      menu: { group: 'service', position: 20, icon: 'message-square-text', key: 'f' },
    },
    feedbackProjects: {
      file: 'areas/admin/feedback/feedback-projects.route.tsx',
      permission: 'settings:read',
      menu: { group: 'service', position: 40, icon: 'blocks' },
    },
    feedbackProject: {
      file: 'areas/admin/feedback/feedback-project.route.tsx',
      permission: 'settings:read',
    },
    ideas: { file: 'areas/admin/feedback/ideas.route.tsx', permission: 'feedback:read' },
    feedbackEntry: {
      file: 'areas/admin/feedback/feedback-entry.route.tsx',
      permission: 'feedback:read',
    },
    feedbackFile: {
      file: 'areas/admin/feedback/feedback-attachment.route.ts',
      permission: 'feedback:read',
    },
  },
} as const satisfies Feature;
