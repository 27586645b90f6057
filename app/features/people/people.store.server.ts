import { sql, type Transaction } from 'kysely';
import {
  ACTIONS,
  type Grant,
  type Permission,
  RESOURCES,
  type RoleKey,
} from '#app/access/permissions.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { peopleList } from './people.list.server.ts';
import { narrowedTo, type RoleTerm } from './people.policy.ts';
import type { PersonRow, SignInFacts } from './people.ts';
import { readRolesOf } from './role-products.store.server.ts';

type Tx = Transaction<DB>;

/** Dates as ISO texts, so that a page and its `.data` carry the same. */
const isoText = (date: Date | null): string | null => date?.toISOString() ?? null;

/** People in the requested order. Refuses with `users_read_missing`. */
export async function listPeople(tx: Tx, part: ListPart<typeof peopleList>): Promise<PersonRow[]> {
  const rows = await readPage(tx, 'public.people_page', part, { role: typed<RoleKey | null>() });
  const held = await readRolesOf(
    tx,
    rows.map((row) => row.userId),
  );
  return rows.map((row) => ({
    id: row.userId,
    name: row.displayName,
    email: row.email,
    isActive: row.isActive,
    role: row.role,
    products: narrowedTo(held.get(row.userId) ?? [], row.role),
    byProduct: new Set(held.get(row.userId)?.map(({ product }) => product)).size > 1,
    roleUntil: isoText(row.roleUntil),
    confirmed: row.confirmed,
    hasPassword: row.hasPassword,
    twoFactor: row.twoFactor,
    lastSeen: isoText(row.lastSeen),
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readSignIn(tx: Tx, userId: string): Promise<SignInFacts | undefined> {
  const rows = await callRows(
    tx,
    'public.person_sign_in',
    { userId },
    { sessions: typed<SignInFacts['sessions']>() },
  );
  const [row] = rows;
  if (!row) return undefined;
  const { hasPassword, twoFactor, ...rest } = row;
  return { ...rest, hasPassword, twoFactor };
}

async function readTerms(tx: Tx, userId: string): Promise<RoleTerm[]> {
  const rows = await tx
    .selectFrom('user_roles as r')
    .leftJoin('user_profiles as g', 'g.userId', 'r.grantedBy')
    .leftJoin('crm_products as p', 'p.slug', 'r.product')
    .leftJoin('sign_in_issuers as i', 'i.id', 'r.issuerId')
    .select(['r.id', 'r.role', 'r.isActive', 'r.expiresAt', 'r.reason', 'r.createdAt'])
    .select([
      'g.displayName as grantedBy',
      'r.product',
      'p.name as productName',
      'i.name as issuer',
    ])
    .where('r.userId', '=', userId)
    .orderBy('r.createdAt', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    product: row.productName ?? row.product,
    isActive: row.isActive,
    expiresAt: isoText(row.expiresAt),
    reason: row.reason,
    grantedBy: row.grantedBy,
    issuer: row.issuer,
    createdAt: row.createdAt.toISOString(),
  }));
}

export type Person = {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  createdAt: string;
  highest: RoleKey | null;
  terms: RoleTerm[];
  signIn: SignInFacts;
};

/** One user with roles and sign-in, or undefined. Refuses with `users_read_missing`. */
export async function readPerson(tx: Tx, userId: string): Promise<Person | undefined> {
  const signIn = await readSignIn(tx, userId);
  const profile = await tx
    .selectFrom('user_profiles')
    .select(['displayName', 'email', 'isActive', 'createdAt'])
    .select(sql<RoleKey | null>`public.highest_role(user_id)`.as('highest'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!signIn || !profile) return undefined;
  return {
    id: userId,
    name: profile.displayName,
    email: profile.email,
    isActive: profile.isActive,
    createdAt: profile.createdAt.toISOString(),
    highest: profile.highest,
    terms: await readTerms(tx, userId),
    signIn,
  };
}

/** The current permission matrix, as texts such as "manager:crm:read". */
export async function readGrants(tx: Tx): Promise<Grant[]> {
  const rows = await tx
    .selectFrom('role_permissions')
    .select(['role', 'resource', 'action'])
    .execute();
  return rows.map((row) => `${row.role}:${row.resource}:${row.action}` as Grant);
}

/** Roles that require two-step verification. */
export async function readDemands(tx: Tx): Promise<RoleKey[]> {
  const rows = await tx.selectFrom('second_step_roles').select('role').execute();
  return rows.map(({ role }) => role);
}

/** The permissions of a user, by has_permission() for each that there is. */
export async function permissionsOfPerson(tx: Tx, userId: string): Promise<Permission[]> {
  const { rows } = await sql<{ cell: Permission }>`
    select resource || ':' || action as cell
    from unnest(${[...RESOURCES]}::text[]) as resource, unnest(${[...ACTIONS]}::text[]) as action
    where public.has_permission(${userId}::uuid, resource, action)`.execute(tx);
  return rows.map(({ cell }) => cell);
}
