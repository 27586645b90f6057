import type { Feature } from '#app/feature.ts';

export const customFields = {
  admin: {
    customFields: {
      file: 'features/custom-fields/admin/custom-fields.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 15, icon: 'text-cursor-input' },
    },
    customField: {
      file: 'features/custom-fields/admin/custom-field.route.tsx',
      permission: 'settings:read',
    },
  },
} as const satisfies Feature;
