import type { Feature } from '#app/feature.ts';

export const search = {
  site: {
    search: {
      file: 'features/search/site/search.route.tsx',
      cache: false,
      queryKeys: { q: 'text' },
    },
  },
  endpoints: {
    searchSuggestions: { file: 'features/search/site/suggestions.route.tsx' },
  },
} as const satisfies Feature;
