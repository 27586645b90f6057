import type { Action } from '#app/access/permissions.ts';

/** Actions in the order in which tables of permissions show them. */
export const SHOWN_ACTIONS = [
  'read',
  'create',
  'update',
  'delete',
  'approve',
  'manage',
] as const satisfies readonly Action[];
