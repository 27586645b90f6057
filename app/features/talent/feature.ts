import type { Feature } from '#app/feature.ts';

export const talent = {
  site: {
    careers: { file: 'areas/site/careers/careers.route.tsx' },
  },
  endpoints: {
    talentSubmit: { file: 'areas/site/careers/talent-submit.route.tsx', page: 'careers' },
  },
} as const satisfies Feature;
