import type { Resource } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';

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
  { key: 'leads', group: 'relations', path: adminPath('leads'), resource: 'crm' },
  { key: 'feedback', group: 'relations', path: adminPath('feedback'), resource: 'feedback' },
  { key: 'newsletter', group: 'relations', path: adminPath('newsletter'), resource: 'campaigns' },
  { key: 'content', group: 'site', path: adminPath('content'), resource: 'settings' },
  { key: 'forms', group: 'site', path: adminPath('forms'), resource: 'settings' },
  { key: 'seo', group: 'site', path: adminPath('seo'), resource: 'settings' },
  { key: 'brand', group: 'site', path: adminPath('brand'), resource: 'settings' },
  { key: 'logos', group: 'site', path: adminPath('logos'), resource: 'settings' },
  { key: 'company', group: 'site', path: adminPath('company'), resource: 'settings' },
  { key: 'people', group: 'access', path: adminPath('people'), resource: 'users' },
  { key: 'roles', group: 'access', path: adminPath('roles'), resource: 'users' },
  { key: 'privacy', group: 'access', path: adminPath('privacy'), resource: 'users' },
  { key: 'security', group: 'record', path: adminPath('security'), resource: 'users' },
  { key: 'changes', group: 'record', path: adminPath('changes'), resource: 'settings' },
  { key: 'work', group: 'record', path: adminPath('work'), resource: 'settings' },
];
