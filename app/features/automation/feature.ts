import type { Feature } from '#app/feature.ts';

export const automation = {
  admin: {
    automation: {
      file: 'features/automation/admin/automation.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 50, icon: 'workflow', key: 'u' },
    },
    automationRule: {
      file: 'features/automation/admin/rule.route.tsx',
      permission: 'settings:read',
    },
  },
} as const satisfies Feature;
