/** The five roles of the specification, highest first. Superadmins make others, which rank with viewers. */
export const ROLES = ['superadmin', 'admin', 'manager', 'analyst', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** The key of any role of staff: one of the five, or one of the company's own. */
export type RoleKey = Role | (string & {});

/** A role of the company's own, as all staff may read it. */
export type OwnRole = { key: string; name: string };

export const RESOURCES = [
  'crm',
  'financial',
  'projects',
  'feedback',
  'analytics',
  'settings',
  'users',
  'campaigns',
  'site',
  'integrations',
] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = ['create', 'read', 'update', 'delete', 'approve', 'manage'] as const;
export type Action = (typeof ACTIONS)[number];

/** One cell of the 10 × 6 matrix. */
export type Permission = `${Resource}:${Action}`;

/** A permission that a role has, such as "manager:crm:read". */
export type Grant = `${string}:${Permission}`;

/** Whether a user has the permission; of several any one is enough, and null needs none. */
export const isPermitted = (
  needed: Permission | readonly Permission[] | null,
  has: (permission: Permission) => boolean,
): boolean => needed === null || [needed].flat().some(has);

/** Whether a role is one of the five. */
export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);
