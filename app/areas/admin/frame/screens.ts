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

/** Parts of the menu, in their order. */
export const SCREEN_GROUPS = ['relations', 'site', 'access', 'record'] as const;

export type Screen = {
  key: ScreenKey;
  group: (typeof SCREEN_GROUPS)[number];
  path: string;
  resource: Resource;
};

/** Screens of the menu, in its order, each with the resource one must be allowed to read. */
export const screens: readonly Screen[] = [
  { key: 'leads', group: 'relations', path: '/admin/leads', resource: 'crm' },
  { key: 'feedback', group: 'relations', path: '/admin/feedback', resource: 'feedback' },
  { key: 'newsletter', group: 'relations', path: '/admin/newsletter', resource: 'campaigns' },
  { key: 'content', group: 'site', path: '/admin/content', resource: 'settings' },
  { key: 'forms', group: 'site', path: '/admin/forms', resource: 'settings' },
  { key: 'seo', group: 'site', path: '/admin/seo', resource: 'settings' },
  { key: 'brand', group: 'site', path: '/admin/brand', resource: 'settings' },
  { key: 'logos', group: 'site', path: '/admin/logos', resource: 'settings' },
  { key: 'company', group: 'site', path: '/admin/company', resource: 'settings' },
  { key: 'people', group: 'access', path: '/admin/people', resource: 'users' },
  { key: 'roles', group: 'access', path: '/admin/people/roles', resource: 'users' },
  { key: 'privacy', group: 'access', path: '/admin/privacy', resource: 'users' },
  { key: 'security', group: 'record', path: '/admin/security', resource: 'users' },
  { key: 'changes', group: 'record', path: '/admin/changes', resource: 'settings' },
  { key: 'work', group: 'record', path: '/admin/work', resource: 'settings' },
];
