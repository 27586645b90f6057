import type { Feature } from '#app/feature.ts';

export const talent = {
  texts: {
    'page-careers': {
      names: { 'pt-BR': 'Página Carreiras: textos', en: 'Careers page: texts' },
      namespace: 'careers',
      keys: [
        'crumb',
        'raw',
        'finished',
        'lead',
        'see',
        'team',
        'openings',
        'lists',
        'walk',
        'talent.tag',
        'talent.title',
        'talent.text',
      ],
      page: 'careers',
    },
  },
  site: {
    careers: { file: 'features/talent/site/careers/careers.route.tsx' },
  },
  endpoints: {
    talentSubmit: {
      file: 'features/talent/site/careers/talent-submit.route.tsx',
      page: 'careers',
      saved: true,
    },
  },
} as const satisfies Feature;
