import type { Resource } from '#app/access/permissions.ts';
import { type AdminScreen, adminPaths } from '#app/paths.ts';

/** Parts of the menu, in their order. */
export const SCREEN_GROUPS = ['relations', 'site', 'access', 'record'] as const;

/** Screens of the menu, in its order, each with the resource one must be allowed to read. */
const menu = [
  { key: 'leads', group: 'relations', resource: 'crm' },
  { key: 'feedback', group: 'relations', resource: 'feedback' },
  { key: 'newsletter', group: 'relations', resource: 'campaigns' },
  { key: 'content', group: 'site', resource: 'settings' },
  { key: 'forms', group: 'site', resource: 'settings' },
  { key: 'seo', group: 'site', resource: 'settings' },
  { key: 'brand', group: 'site', resource: 'settings' },
  { key: 'logos', group: 'site', resource: 'settings' },
  { key: 'company', group: 'site', resource: 'settings' },
  { key: 'people', group: 'access', resource: 'users' },
  { key: 'roles', group: 'access', resource: 'users' },
  { key: 'privacy', group: 'access', resource: 'users' },
  { key: 'security', group: 'record', resource: 'users' },
  { key: 'changes', group: 'record', resource: 'settings' },
  { key: 'work', group: 'record', resource: 'settings' },
] as const satisfies readonly {
  key: AdminScreen;
  group: (typeof SCREEN_GROUPS)[number];
  resource: Resource;
}[];

export type ScreenKey = (typeof menu)[number]['key'];

export const screens = menu.map((screen) => ({ ...screen, path: adminPaths[screen.key] }));
