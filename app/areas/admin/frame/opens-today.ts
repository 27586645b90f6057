import type { Action, Permission, Resource } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';

/** Permissions of which any one gives the first screen content: figures, or rows that wait. */
const SHOWN_TO: readonly Permission[] = [
  'analytics:read',
  'crm:update',
  'feedback:update',
  'users:update',
  'settings:update',
  'settings:manage',
  'site:update',
];

/** Whether the first screen shows this user anything; all others are redirected. */
export const opensToday = (may: (permission: Permission) => boolean): boolean => SHOWN_TO.some(may);

/** The same for the signed-in user. */
export function useOpensToday(): boolean {
  const { may } = usePermissions();
  return opensToday((permission) => {
    const [resource, action] = permission.split(':') as [Resource, Action];
    return may(resource, action);
  });
}
