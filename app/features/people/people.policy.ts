import {
  type Action,
  type Permission,
  type Resource,
  ROLES,
  type Role,
} from '#app/access/permissions.ts';
import type { Refusal } from './refusal.ts';

/** A term of a role, as the record keeps it; dates as ISO texts. */
export type RoleTerm = {
  id: string;
  role: Role;
  /** The name of the product that it is limited to; null for every product. */
  product: string | null;
  isActive: boolean;
  expiresAt: string | null;
  reason: string | null;
  grantedBy: string | null;
  createdAt: string;
};

export type TermState = 'effective' | 'expired' | 'ended';

/** Rank of a role; 0 is none. The same order as private.role_rank() in the database. */
export const rankOf = (role: Role | null): number =>
  role === null ? 0 : ROLES.length - ROLES.indexOf(role);

export function stateOf({ isActive, expiresAt }: RoleTerm, now: Date): TermState {
  if (!isActive) return 'ended';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'effective';
}

type Reader = { userId: string; role: Role | null; permissions: ReadonlySet<Permission> };

/** Why a user may not change another's access, as check_may_touch() in the database refuses it. */
export function lockedFor(
  { userId, role, permissions }: Reader,
  person: { id: string; highest: Role | null },
): Refusal | undefined {
  if (!permissions.has('users:manage')) return 'forbidden';
  if (person.id === userId) return 'own_roles';
  return rankOf(person.highest) > rankOf(role) ? 'person_above' : undefined;
}

/** Roles that a user of a role may grant: up to their own. */
export const grantableBy = (role: Role | null): Role[] =>
  ROLES.filter((each) => rankOf(each) <= rankOf(role));

/** Where the product of a role matters: other resources belong to none. */
const NARROWED: readonly Resource[] = ['crm', 'feedback'];

/** Products that the highest role of a user is limited to, by name; null where it covers all. */
export function narrowedTo(
  terms: readonly Pick<RoleTerm, 'role' | 'product'>[],
  highest: Role | null,
): string[] | null {
  const products = terms.flatMap(({ role, product }) => (role === highest ? [product] : []));
  const named = products.filter((product) => product !== null);
  return named.length === 0 || named.length < products.length ? null : named.toSorted();
}

export type Explanation = {
  allowed: boolean;
  /** Effective roles that grant it, and through which grant: the action itself or "manage". */
  through: { role: Role; product: string | null; grant: Action; until: string | null }[];
  /** Deactivated: no role counts. */
  deactivated: boolean;
  /** A role of the user requires two-step verification that is not set up: until it is, no role counts. */
  lacksSecondStep: boolean;
  /** Earlier roles that would grant it, and how they ended. */
  lost: { role: Role; state: 'expired' | 'ended'; until: string | null }[];
  /** Roles that grant it, lowest first: those that could be given. */
  wouldHelp: Role[];
  /** Roles whose users may grant the lowest of those, highest first. */
  mayGrant: Role[];
};

/**
 * Why a user may do something, or what is missing and who may grant it. Explains what has_permission()
 * decides; it decides nothing itself.
 */
export function explain(
  person: { isActive: boolean; terms: readonly RoleTerm[]; signIn: { twoFactor: boolean } },
  rules: { grants: ReadonlySet<`${Role}:${Permission}`>; demanding: readonly Role[] },
  wanted: { resource: Resource; action: Action },
  now: Date,
): Explanation {
  const { resource, action } = wanted;
  const { grants, demanding } = rules;
  const grantOf = (role: Role): Action | undefined =>
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
    }));
  const lost = giving.flatMap(({ term, state }) =>
    state === 'effective' ? [] : [{ role: term.role, state, until: term.expiresAt }],
  );
  const wouldHelp = ROLES.filter((role) => grantOf(role) !== undefined).toReversed();
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
