import type { Feature } from '#app/feature.ts';

export const company = {
  admin: {
    company: {
      file: 'features/company/admin/company.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 60, icon: 'building-2' },
    },
    holidays: {
      file: 'features/company/admin/holidays.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 70, icon: 'calendar-days' },
    },
    newContactWay: {
      file: 'features/company/admin/new-contact-way.route.tsx',
      permission: 'settings:read',
    },
    contactWay: {
      file: 'features/company/admin/contact-way.route.tsx',
      permission: 'settings:read',
    },
    companyPreview: {
      file: 'features/company/admin/company-preview.route.ts',
      permission: 'settings:read',
    },
  },
  acts: { newContactWay: { screen: 'newContactWay', icon: 'plus' } },
} as const satisfies Feature;
