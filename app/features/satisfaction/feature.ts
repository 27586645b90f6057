import type { Feature } from '#app/feature.ts';

export const satisfaction = {
  site: {
    surveyLeave: {
      file: 'features/satisfaction/site/survey-leave.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['token'],
    },
  },
  endpoints: {
    surveySubmit: {
      file: 'features/satisfaction/site/survey-submit.route.tsx',
      page: 'feedbackAnswer',
      secrets: ['token'],
    },
    ratingSubmit: {
      file: 'features/satisfaction/site/rating-submit.route.tsx',
      page: 'feedbackAnswer',
      secrets: ['token'],
    },
  },
  admin: {
    surveys: {
      file: 'features/satisfaction/admin/surveys/surveys.route.tsx',
      permission: 'campaigns:read',
      menu: { group: 'support', position: 21, tabOf: 'feedback', icon: 'star' },
    },
  },
  portal: {
    survey: { file: 'features/satisfaction/portal/survey.route.tsx' },
  },
} as const satisfies Feature;
