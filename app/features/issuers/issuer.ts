import type { RoleKey } from '#app/access/permissions.ts';

/** Whether a sign-in by the issuer counts as one with a second step. */
export const SECOND_STEPS = ['claim', 'always', 'never'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

export type IssuerDomain = { domain: string; isRequired: boolean };
/** Which value of the claim gives which role: in a product, or with null in all of them. */
export type IssuerRole = {
  value: string;
  role: RoleKey;
  product: { slug: string; name: string } | null;
};

/** An issuer as staff see it; its secret is never shown. */
export type IssuerRow = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  roleClaim: string;
  defaultRole: RoleKey | null;
  secondStep: SecondStep;
  isEnabled: boolean;
  revision: number;
  domains: IssuerDomain[];
  roles: IssuerRole[];
};

export type BreakGlassCandidate = {
  userId: string;
  name: string;
  email: string;
  isMarked: boolean;
  hasPassword: boolean;
  hasSecondStep: boolean;
  /** Can enter by password whatever a domain requires. */
  isFit: boolean;
};
