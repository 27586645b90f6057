import type { Feature } from '#app/feature.ts';

export const seo = {
  admin: {
    seo: {
      file: 'features/seo/admin/settings.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 40, icon: 'search-check', key: 'e' },
    },
    seoPages: { file: 'features/seo/admin/pages.route.tsx', permission: 'settings:read' },
    seoPage: { file: 'features/seo/admin/page.route.tsx', permission: 'settings:read' },
    seoTags: { file: 'features/seo/admin/tags.route.tsx', permission: 'settings:read' },
    seoTag: { file: 'features/seo/admin/tag.route.tsx', permission: 'settings:read' },
  },
  acts: {
    seoPages: { screen: 'seoPages', icon: 'file-text' },
    seoTags: { screen: 'seoTags', icon: 'search-check' },
  },
} as const satisfies Feature;
