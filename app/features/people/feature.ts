import type { Feature } from '#app/feature.ts';

export const people = {
  admin: {
    people: {
      file: 'areas/admin/people/people.route.tsx',
      permission: 'users:read',
      menu: { group: 'access', position: 10, icon: 'users', key: 'p' },
    },
    invite: { file: 'areas/admin/people/invite.route.tsx', permission: 'users:manage' },
    preview: { file: 'areas/admin/people/preview.route.tsx', permission: 'users:read' },
    roles: {
      file: 'areas/admin/people/roles.route.tsx',
      permission: 'users:read',
      menu: { group: 'access', position: 20, icon: 'key-round' },
    },
    person: { file: 'areas/admin/people/person.route.tsx', permission: 'users:read' },
    security: {
      file: 'areas/admin/security/security.route.tsx',
      permission: 'users:read',
      menu: { group: 'record', position: 10, icon: 'shield-check' },
    },
    securityExport: {
      file: 'areas/admin/security/security-export.route.ts',
      permission: 'users:approve',
    },
    securityExportConfirm: {
      file: 'areas/admin/security/security-export-confirm.route.tsx',
      permission: 'users:approve',
    },
  },
} as const satisfies Feature;
