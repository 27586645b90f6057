import { createContext, use } from 'react';
import type { OwnRole } from './permissions.ts';

/** The roles of the company's own, also deleted ones: past terms name them. */
export const OwnRoles = createContext<readonly OwnRole[]>([]);

/** Names a role of the company's own; an unknown one by its key. */
export function useOwnRoleName(): (key: string) => string {
  const roles = use(OwnRoles);
  return (key) => roles.find((role) => role.key === key)?.name ?? key;
}
