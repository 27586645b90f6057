import type { Permission } from '#app/access/permissions.ts';

/** Permissions that calls of the API ask for, and so a key can have. */
export const API_SCOPES = [
  'crm:read',
  'crm:create',
  'crm:update',
  'feedback:read',
  'feedback:create',
  'feedback:update',
  'campaigns:read',
  'campaigns:update',
  'projects:read',
  'financial:read',
] as const satisfies readonly Permission[];
export type ApiScope = (typeof API_SCOPES)[number];

export const LONGEST_KEY_NAME = 80;

/** Days after which a key may expire; null: never. */
export const KEY_LIVES = ['30', '90', '365', 'never'] as const;

export const KEY_STATES = ['active', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** A key as the list of staff shows it; the key itself is stored nowhere. */
export type ApiKeyRow = {
  id: string;
  name: string;
  prefix: string;
  scopes: readonly string[];
  product: string | null;
  owner: string;
  isOwn: boolean;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  state: KeyState;
};
