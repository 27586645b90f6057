/** Roles of staff, highest first. */
export const ROLES = ['superadmin', 'admin', 'manager', 'analyst', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const RESOURCES = [
  'crm',
  'financial',
  'projects',
  'feedback',
  'analytics',
  'settings',
  'users',
  'campaigns',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = ['create', 'read', 'update', 'delete', 'approve', 'manage'] as const;
export type Action = (typeof ACTIONS)[number];

/** One cell of the 8 × 6 matrix. */
export type Permission = `${Resource}:${Action}`;

/** Whether a user has the permission; of several any one is enough, and null needs none. */
export const isPermitted = (
  needed: Permission | readonly Permission[] | null,
  has: (permission: Permission) => boolean,
): boolean => needed === null || [needed].flat().some(has);

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
