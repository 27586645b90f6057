import type { Feature } from '#app/feature.ts';

export const adminArea = {
  admin: {
    settings: {
      file: 'areas/admin/settings/settings.route.tsx',
      permission: null,
      menu: { group: 'settings', position: 0, icon: 'settings' },
    },
    events: { file: 'areas/admin/live/events.route.tsx', permission: null },
    session: { file: 'areas/admin/live/session.route.tsx', permission: null },
    find: { file: 'features/search/admin/find.route.tsx', permission: null },
    views: { file: 'areas/admin/views/views.route.ts', permission: null },
  },
} as const satisfies Feature;
