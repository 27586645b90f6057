import type { Feature } from '#app/feature.ts';

export const satisfaction = {
  site: {
    surveyLeave: {
      file: 'areas/site/rating/survey-leave.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['token'],
    },
  },
  endpoints: {
    surveySubmit: {
      file: 'areas/site/rating/survey-submit.route.tsx',
      page: 'feedbackAnswer',
      secrets: ['token'],
    },
    ratingSubmit: {
      file: 'areas/site/rating/rating-submit.route.tsx',
      page: 'feedbackAnswer',
      secrets: ['token'],
    },
  },
  admin: {
    surveys: {
      file: 'areas/admin/surveys/surveys.route.tsx',
      permission: 'campaigns:read',
      menu: { group: 'relations', position: 70, icon: 'star' },
    },
  },
  portal: {
    survey: { file: 'areas/portal/survey/survey.route.tsx' },
  },
} as const satisfies Feature;
