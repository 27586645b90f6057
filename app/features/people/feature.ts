import type { Feature } from '#app/feature.ts';

export const people = {
  admin: {
    people: {
      file: 'features/people/admin/people.route.tsx',
      permission: 'users:read',
      menu: { group: 'settings', part: 'company', position: 20, icon: 'users', key: 'p' },
    },
    invite: { file: 'features/people/admin/invite.route.tsx', permission: 'users:manage' },
    preview: { file: 'features/people/admin/preview.route.tsx', permission: 'users:read' },
    roles: {
      file: 'features/people/admin/roles.route.tsx',
      permission: 'users:read',
      menu: {
        group: 'settings',
        part: 'company',
        position: 21,
        tabOf: 'people',
        icon: 'key-round',
      },
    },
    ownRole: { file: 'features/people/roles/admin/role.route.tsx', permission: 'users:read' },
    person: { file: 'features/people/admin/person.route.tsx', permission: 'users:read' },
    security: {
      file: 'features/people/admin/security/security.route.tsx',
      permission: 'users:read',
      menu: { group: 'settings', part: 'care', position: 20, icon: 'shield-check' },
    },
    securityExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'users:approve',
    },
    securityExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'users:approve',
    },
  },
  records: { person: { screen: 'person', icon: 'user', position: 80 } },
  acts: { invite: { screen: 'invite', icon: 'user-plus' } },
} as const satisfies Feature;
