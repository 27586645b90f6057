import type { Feature } from '#app/feature.ts';

export const company = {
  admin: {
    company: {
      file: 'features/company/admin/company.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'company', position: 10, icon: 'building-2' },
    },
    holidays: {
      file: 'features/company/admin/holidays.route.tsx',
      permission: 'settings:read',
      menu: {
        group: 'settings',
        part: 'company',
        position: 11,
        tabOf: 'company',
        icon: 'calendar-days',
      },
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
