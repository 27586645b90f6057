import type { Feature } from '#app/feature.ts';

export const seo = {
  admin: {
    seo: {
      file: 'features/seo/admin/settings.route.tsx',
      permission: 'site:read',
      menu: { group: 'site', position: 40, icon: 'search-check', key: 'e' },
    },
    seoPages: { file: 'features/seo/admin/pages.route.tsx', permission: 'site:read' },
    seoPage: { file: 'features/seo/admin/page.route.tsx', permission: 'site:read' },
    seoTags: { file: 'features/seo/admin/tags.route.tsx', permission: 'site:read' },
    seoTag: { file: 'features/seo/admin/tag.route.tsx', permission: 'site:read' },
  },
  acts: {
    seoPages: { screen: 'seoPages', icon: 'file-text' },
    seoTags: { screen: 'seoTags', icon: 'search-check' },
  },
} as const satisfies Feature;
