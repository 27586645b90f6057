import {
  type Action,
  type Grant,
  isRole,
  type Permission,
  type Resource,
  ROLES,
  type Role,
  type RoleKey,
} from '#app/access/permissions.ts';
import type { Refusal } from './refusal.ts';

/** A term of a role, as the record keeps it; dates as ISO texts. */
export type RoleTerm = {
  id: string;
  role: RoleKey;
  /** The name of the product that it is limited to; null for every product. */
  product: string | null;
  isActive: boolean;
  expiresAt: string | null;
  reason: string | null;
  grantedBy: string | null;
  /** The issuer whose mapping gave it; null where it was given by hand. */
  issuer: string | null;
  createdAt: string;
};

export type TermState = 'effective' | 'expired' | 'ended';

/** Rank of a role; 0 is none. The same order as private.role_rank() in the database: a role of the company's own ranks
 * with viewers. */
export function rankOf(role: RoleKey | null): number {
  if (role === null) return 0;
  return isRole(role) ? ROLES.length - ROLES.indexOf(role) : 1;
}

export function stateOf({ isActive, expiresAt }: RoleTerm, now: Date): TermState {
  if (!isActive) return 'ended';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'effective';
}

type Reader = { userId: string; role: RoleKey | null; permissions: ReadonlySet<Permission> };

/** Why a user may not change another's access, as check_may_touch() in the database refuses it. */
export function lockedFor(
  { userId, role, permissions }: Reader,
  person: { id: string; highest: RoleKey | null },
  grantable: readonly RoleKey[],
): Refusal | undefined {
  if (!permissions.has('users:manage')) return 'forbidden';
  if (person.id === userId) return 'own_roles';
  const { highest } = person;
  // A role of the company's own has a low rank and may permit more than the reader's.
  const isBeyond = highest !== null && !isRole(highest) && !grantable.includes(highest);
  return isBeyond || rankOf(highest) > rankOf(role) ? 'person_above' : undefined;
}

/** Roles that a user may grant: up to their own rank, and none that permits what they may not do. */
export const grantableBy = (
  { role, permissions }: Pick<Reader, 'role' | 'permissions'>,
  { roles, grants }: { roles: readonly RoleKey[]; grants: Iterable<Grant> },
): RoleKey[] => {
  const beyond = new Set(
    [...grants]
      .map((grant) => splitGrant(grant))
      .filter(({ permission }) => !permissions.has(permission))
      .map(({ role: holder }) => holder),
  );
  return roles.filter((each) => rankOf(each) <= rankOf(role) && !beyond.has(each));
};

function splitGrant(grant: Grant): { role: RoleKey; permission: Permission } {
  const at = grant.indexOf(':');
  return { role: grant.slice(0, at), permission: grant.slice(at + 1) as Permission };
}

/** Where the product of a role matters: other resources belong to none. */
const NARROWED: readonly Resource[] = ['crm', 'feedback'];

/** Products that the highest role of a user is limited to, by name; null where it covers all. */
export function narrowedTo(
  terms: readonly Pick<RoleTerm, 'role' | 'product'>[],
  highest: RoleKey | null,
): string[] | null {
  const products = terms.flatMap(({ role, product }) => (role === highest ? [product] : []));
  const named = products.filter((product) => product !== null);
  return named.length === 0 || named.length < products.length ? null : named.toSorted();
}

export type Explanation = {
  allowed: boolean;
  /** Effective roles that grant it, and through which grant: the action itself or "manage". */
  through: {
    role: RoleKey;
    product: string | null;
    grant: Action;
    until: string | null;
    /** The issuer whose mapping gave the role, and for which of its groups; null where it was given by hand. */
    issuer: { name: string; groups: string | null } | null;
  }[];
  /** Deactivated: no role counts. */
  deactivated: boolean;
  /** A role of the user requires two-step verification that is not set up: until it is, no role counts. */
  lacksSecondStep: boolean;
  /** Earlier roles that would grant it, and how they ended. */
  lost: { role: RoleKey; state: 'expired' | 'ended'; until: string | null }[];
  /** Roles that grant it, lowest first: those that could be given. */
  wouldHelp: RoleKey[];
  /** Roles whose users may grant the lowest of those, highest first. */
  mayGrant: Role[];
};

/**
 * Why a user may do something, or what is missing and who may grant it. Explains what has_permission()
 * decides; it decides nothing itself.
 */
export function explain(
  person: { isActive: boolean; terms: readonly RoleTerm[]; signIn: { twoFactor: boolean } },
  rules: {
    /** The five, then the company's own. */
    roles: readonly RoleKey[];
    grants: ReadonlySet<Grant>;
    demanding: readonly RoleKey[];
  },
  wanted: { resource: Resource; action: Action },
  now: Date,
): Explanation {
  const { resource, action } = wanted;
  const { roles, grants, demanding } = rules;
  const grantOf = (role: RoleKey): Action | undefined =>
    [action, 'manage' as const].find((each) => grants.has(`${role}:${resource}:${each}`));
  const giving = person.terms.flatMap((term) => {
    const grant = grantOf(term.role);
    return grant ? [{ term, grant, state: stateOf(term, now) }] : [];
  });
  const through = giving
    .filter(({ state }) => person.isActive && state === 'effective')
    .map(({ term, grant }) => ({
      role: term.role,
      product: NARROWED.includes(resource) ? term.product : null,
      grant,
      until: term.expiresAt,
      issuer: term.issuer === null ? null : { name: term.issuer, groups: term.reason },
    }));
  const lost = giving.flatMap(({ term, state }) =>
    state === 'effective' ? [] : [{ role: term.role, state, until: term.expiresAt }],
  );
  const wouldHelp = roles.filter((role) => grantOf(role) !== undefined).toReversed();
  const holds = person.terms.filter((term) => stateOf(term, now) === 'effective');
  const lacksSecondStep =
    !person.signIn.twoFactor && holds.some(({ role }) => demanding.includes(role));
  const needed = Math.max(rankOf(wouldHelp[0] ?? null), ...holds.map(({ role }) => rankOf(role)));
  const mayGrant = ROLES.filter(
    (role) => grants.has(`${role}:users:manage`) && rankOf(role) >= needed,
  );
  return {
    allowed: through.length > 0 && !lacksSecondStep,
    through,
    deactivated: !person.isActive,
    lacksSecondStep,
    lost,
    wouldHelp,
    mayGrant,
  };
}
