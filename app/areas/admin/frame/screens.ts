import type { Resource } from '#app/access/permissions.ts';

export type ScreenKey =
  | 'leads'
  | 'feedback'
  | 'newsletter'
  | 'content'
  | 'forms'
  | 'seo'
  | 'brand'
  | 'logos'
  | 'company'
  | 'people'
  | 'roles'
  | 'privacy'
  | 'security'
  | 'changes'
  | 'work';

/** Screens of the menu, in its order, each with the resource one must be allowed to read. */
export const screens: readonly { key: ScreenKey; path: string; resource: Resource }[] = [
  { key: 'leads', path: '/admin/leads', resource: 'crm' },
  { key: 'feedback', path: '/admin/feedback', resource: 'feedback' },
  { key: 'newsletter', path: '/admin/newsletter', resource: 'campaigns' },
  { key: 'content', path: '/admin/content', resource: 'settings' },
  { key: 'forms', path: '/admin/forms', resource: 'settings' },
  { key: 'seo', path: '/admin/seo', resource: 'settings' },
  { key: 'brand', path: '/admin/brand', resource: 'settings' },
  { key: 'logos', path: '/admin/logos', resource: 'settings' },
  { key: 'company', path: '/admin/company', resource: 'settings' },
  { key: 'people', path: '/admin/people', resource: 'users' },
  { key: 'roles', path: '/admin/people/roles', resource: 'users' },
  { key: 'privacy', path: '/admin/privacy', resource: 'users' },
  { key: 'security', path: '/admin/security', resource: 'users' },
  { key: 'changes', path: '/admin/changes', resource: 'settings' },
  { key: 'work', path: '/admin/work', resource: 'settings' },
];
