import type { Feature } from '#app/feature.ts';

export const brand = {
  admin: {
    brand: {
      file: 'features/brand/admin/brand.route.tsx',
      permission: 'site:read',
      menu: { group: 'site', position: 50, icon: 'palette', key: 'b' },
    },
    scheme: { file: 'features/brand/admin/schemes/scheme.route.tsx', permission: 'site:read' },
    logos: {
      file: 'features/brand/admin/logos/logos.route.tsx',
      permission: 'site:read',
      menu: { group: 'site', position: 51, tabOf: 'brand', icon: 'shapes' },
    },
    logoUpload: {
      file: 'features/brand/admin/logos/logo-upload.route.tsx',
      permission: 'site:create',
    },
    logo: { file: 'features/brand/admin/logos/logo.route.tsx', permission: 'site:read' },
  },
  acts: { logo: { screen: 'logoUpload', icon: 'image-up' } },
} as const satisfies Feature;
