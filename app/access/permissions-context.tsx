import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Action, Permission, Resource, RoleKey } from './permissions.ts';

export type Permissions = {
  role: RoleKey | null;
  has: (permission: Permission) => boolean;
  may: (resource: Resource, action: Action) => boolean;
  canManageUsers: boolean;
  canApproveFinancial: boolean;
  isAdmin: boolean;
};

const PermissionsContext = createContext<Permissions | null>(null);

type Props = { role: RoleKey | null; granted: readonly Permission[]; children: ReactNode };

/** The user's permissions, for menus and buttons. The server decides each request again. */
export function PermissionsProvider({ role, granted, children }: Props) {
  const value = useMemo<Permissions>(() => {
    const all = new Set(granted);
    const may = (resource: Resource, action: Action) => all.has(`${resource}:${action}`);
    return {
      role,
      has: (permission) => all.has(permission),
      may,
      canManageUsers: may('users', 'manage'),
      canApproveFinancial: may('financial', 'approve'),
      isAdmin: role === 'superadmin' || role === 'admin',
    };
  }, [role, granted]);
  return <PermissionsContext value={value}>{children}</PermissionsContext>;
}

/** Throws outside its provider, in the words of the specification (§8). */
export function usePermissions(): Permissions {
  const value = useContext(PermissionsContext);
  if (!value) {
    throw new Error('usePermissionsContext must be used within a PermissionsProvider');
  }
  return value;
}
