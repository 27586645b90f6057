import type { Feature } from '#app/feature.ts';

export const brand = {
  admin: {
    brand: {
      file: 'areas/admin/brand/brand.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 40, icon: 'palette', key: 'b' },
    },
    scheme: { file: 'areas/admin/brand/scheme.route.tsx', permission: 'settings:read' },
    logos: {
      file: 'areas/admin/logos/logos.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 50, icon: 'shapes' },
    },
    logoUpload: { file: 'areas/admin/logos/logo-upload.route.tsx', permission: 'settings:create' },
    logo: { file: 'areas/admin/logos/logo.route.tsx', permission: 'settings:read' },
  },
} as const satisfies Feature;
