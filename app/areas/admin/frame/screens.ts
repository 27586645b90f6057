import type { Resource } from '#app/access/permissions.ts';

export type ScreenKey =
  | 'leads'
  | 'feedback'
  | 'people'
  | 'roles'
  | 'privacy'
  | 'security'
  | 'brand'
  | 'logos'
  | 'changes'
  | 'work';

/** Screens of the menu, in its order, each with the resource one must be allowed to read. */
export const screens: readonly { key: ScreenKey; path: string; resource: Resource }[] = [
  { key: 'leads', path: '/admin/leads', resource: 'crm' },
  { key: 'feedback', path: '/admin/feedback', resource: 'feedback' },
  { key: 'people', path: '/admin/people', resource: 'users' },
  { key: 'roles', path: '/admin/people/roles', resource: 'users' },
  { key: 'privacy', path: '/admin/privacy', resource: 'users' },
  { key: 'security', path: '/admin/security', resource: 'users' },
  { key: 'brand', path: '/admin/brand', resource: 'settings' },
  { key: 'logos', path: '/admin/logos', resource: 'settings' },
  { key: 'changes', path: '/admin/changes', resource: 'settings' },
  { key: 'work', path: '/admin/work', resource: 'settings' },
];
