import { randomUUID } from 'node:crypto';
import { ownerSql } from './scratch-database.ts';

export const ROLES = ['superadmin', 'admin', 'manager', 'analyst', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** `product` narrows the role to it. */
type Term = { role: Role; expiresAt?: string; active?: boolean; product?: string };

/** Makes an account as the owner, with the roles given, and returns its id. */
export async function makePerson(...terms: Term[]): Promise<string> {
  const id = randomUUID();
  await ownerSql(`insert into identity.users (id, name, email) values ($1, 'Pessoa', $2)`, [
    id,
    `${id}@example.com`,
  ]);
  for (const { role, expiresAt = null, active = true, product = null } of terms) {
    await ownerSql(
      `insert into public.user_roles (user_id, role, expires_at, is_active, product)
       values ($1, $2, $3, $4, $5)`,
      [id, role, expiresAt, active, product],
    );
  }
  return id;
}
