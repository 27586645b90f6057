import type { Feature } from '#app/feature.ts';

export const talent = {
  site: {
    careers: { file: 'features/talent/site/careers/careers.route.tsx' },
  },
  endpoints: {
    talentSubmit: { file: 'features/talent/site/careers/talent-submit.route.tsx', page: 'careers' },
  },
} as const satisfies Feature;
