import type { Transaction } from 'kysely';
import {
  ACTIONS,
  type Permission,
  RESOURCES,
  ROLES,
  type RoleKey,
} from '#app/access/permissions.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { OwnRoleRow, RoleHolder } from './roles.ts';

type Tx = Transaction<DB>;

/** The roles of the company's own by name, also deleted ones. */
export async function readOwnRoles(tx: Tx): Promise<OwnRoleRow[]> {
  const rows = await tx
    .selectFrom('roles')
    .select(['key', 'name', 'description', 'revision', 'deletedAt'])
    .where('isBuiltIn', '=', false)
    .orderBy('name')
    .orderBy('key')
    .execute();
  return rows.map(({ name, deletedAt, ...row }) => ({
    ...row,
    name: name ?? row.key,
    deleted: deletedAt !== null,
  }));
}

/** Every role that can be granted: the five, then the company's own by name. */
export async function readRoleKeys(tx: Tx): Promise<RoleKey[]> {
  const own = await readOwnRoles(tx);
  return [...ROLES, ...own.filter(({ deleted }) => !deleted).map(({ key }) => key)];
}

/** A role as the security log names it. */
export async function roleLabel(tx: Tx, role: RoleKey): Promise<string> {
  const own = await readOwnRoles(tx);
  return own.find(({ key }) => key === role)?.name ?? role;
}

/** Who holds the roles of the company's own now, by role. */
export async function readHolders(tx: Tx): Promise<Map<string, RoleHolder[]>> {
  const rows = await tx
    .selectFrom('user_roles as r')
    .innerJoin('roles as o', 'o.key', 'r.role')
    .innerJoin('user_profiles as p', 'p.userId', 'r.userId')
    .select(['r.role', 'p.userId as id', 'p.displayName as name'])
    .distinct()
    .where('o.isBuiltIn', '=', false)
    .where('r.isActive', '=', true)
    .where((row) => row.or([row('r.expiresAt', 'is', null), row('r.expiresAt', '>', new Date())]))
    .orderBy('name')
    .execute();
  return Map.groupBy(rows, ({ role }) => role);
}

/** The permissions of a role, in the order of the matrix. */
export async function readPermissionsOf(tx: Tx, role: RoleKey): Promise<Permission[]> {
  const rows = await tx
    .selectFrom('role_permissions')
    .select(['resource', 'action'])
    .where('role', '=', role)
    .execute();
  const held = new Set(rows.map(({ resource, action }) => `${resource}:${action}`));
  return RESOURCES.flatMap((resource) =>
    ACTIONS.map((action): Permission => `${resource}:${action}`),
  ).filter((permission) => held.has(permission));
}
