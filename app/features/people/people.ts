import type { RoleKey } from '#app/access/permissions.ts';

/** Cookie of a role preview; prefixed as that of the session is. */
export const PREVIEW_COOKIE_KEY = 'forja-preview';

export const PERSON_STATES = [
  'active',
  'kept_out',
  'invited',
  'unconfirmed',
  'without_second_factor',
] as const;

/** A line of the list of users; dates are ISO texts. */
export type PersonRow = {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  /** The highest effective role; null for clients. */
  role: RoleKey | null;
  /** Names of the products that it is limited to; null where it covers all. */
  products: string[] | null;
  /** The roles of the user are in different products: they are changed one by one. */
  byProduct: boolean;
  roleUntil: string | null;
  confirmed: boolean;
  hasPassword: boolean;
  twoFactor: boolean;
  lastSeen: string | null;
  createdAt: string;
  /** What the user answers for; only for staff. */
  owned?: Owned | undefined;
};

/** A product, as roles are limited to it. */
export type RoleProduct = { slug: string; name: string };

/** Products in which a user may grant roles; `all` where in every one at once, too. */
export type GrantReach = { all: boolean; products: RoleProduct[] };

/** How much a user answers for: the open part of it. */
export type Owned = { leads: number; deals: number; tasks: number; contacts: number };

/** Whether there is anything to reassign. */
export const ownsAny = (owned: Owned | undefined): owned is Owned =>
  owned !== undefined && Object.values(owned).some((count) => count > 0);

/** How a user signs in, and their sessions. */
export type SignInFacts = {
  confirmed: boolean;
  hasPassword: boolean;
  twoFactor: boolean;
  passkeys: number;
  /** Names of the issuers by which they have signed in. */
  issuers: string[];
  sessions: { since: string; seen: string; address: string | null; agent: string | null }[];
};

/** Whether a user has not entered since they were invited. */
export const isInvited = ({ confirmed, hasPassword, issuers }: SignInFacts): boolean =>
  !confirmed && !hasPassword && issuers.length === 0;

/** The most important state of a user. */
export function firstState(person: Pick<PersonRow, 'isActive' | 'hasPassword' | 'confirmed'>) {
  if (!person.isActive) return 'kept_out';
  if (!person.hasPassword) return 'invited';
  return person.confirmed ? 'active' : 'unconfirmed';
}
