import type { Feature } from '#app/feature.ts';

export const seo = {
  admin: {
    seo: {
      file: 'areas/admin/seo/settings.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 30, icon: 'search-check', key: 'e' },
    },
    seoPages: { file: 'areas/admin/seo/pages.route.tsx', permission: 'settings:read' },
    seoPage: { file: 'areas/admin/seo/page.route.tsx', permission: 'settings:read' },
    seoTags: { file: 'areas/admin/seo/tags.route.tsx', permission: 'settings:read' },
    seoTag: { file: 'areas/admin/seo/tag.route.tsx', permission: 'settings:read' },
  },
} as const satisfies Feature;
