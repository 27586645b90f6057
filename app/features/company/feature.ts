import type { Feature } from '#app/feature.ts';

export const company = {
  admin: {
    company: {
      file: 'areas/admin/company/company.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 60, icon: 'building-2' },
    },
    holidays: {
      file: 'areas/admin/company/holidays.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 70, icon: 'calendar-days' },
    },
    newContactWay: {
      file: 'areas/admin/company/new-contact-way.route.tsx',
      permission: 'settings:read',
    },
    contactWay: { file: 'areas/admin/company/contact-way.route.tsx', permission: 'settings:read' },
    companyPreview: {
      file: 'areas/admin/company/company-preview.route.ts',
      permission: 'settings:read',
    },
  },
} as const satisfies Feature;
