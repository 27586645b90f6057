import type { Feature } from '#app/feature.ts';

export const savedPosts = {
  site: {
    savedPosts: { file: 'features/saved-posts/site/saved/saved-posts.route.tsx' },
  },
} as const satisfies Feature;
