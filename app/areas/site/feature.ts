import type { Feature } from '#app/feature.ts';

export const siteArea = {
  site: {
    serverError: {
      file: 'areas/site/crash/server-error.route.tsx',
      cache: false,
      queryKeys: { codigo: 'text', de: 'text' },
    },
    offline: { file: 'areas/site/offline/offline.route.tsx' },
  },
} as const satisfies Feature;
