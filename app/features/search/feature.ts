import type { Feature } from '#app/feature.ts';

export const search = {
  site: {
    search: { file: 'areas/site/search/search.route.tsx', cache: false, queryKeys: { q: 'text' } },
  },
  endpoints: {
    searchSuggestions: { file: 'areas/site/search/suggestions.route.tsx' },
  },
} as const satisfies Feature;
