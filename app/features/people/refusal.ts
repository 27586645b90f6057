import { STEP_UP_STATUS } from '#app/access/step-up.ts';

/** Codes with which the database's functions, or the server before them, refuse; each has its sentence in
 * both languages. */
export const REFUSALS = [
  'users_read_missing',
  'users_manage_missing',
  'own_roles',
  'person_above',
  'role_above',
  'role_changed',
  'roles_by_product',
  'product_beyond',
  'product_unknown',
  'last_superadmin',
  'expiry_past',
  'superadmin_only',
  'superadmin_fixed',
  'already_known',
  'owner_unknown',
  'second_step_first',
  'sign_in_old',
  'password_wrong',
  'tries_exhausted',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The code of a database error, or undefined for an unexpected one. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const word = REFUSALS.find((each) => error.message === each);
  return word ?? refusalIn(error.cause);
}

const ASKS_AGAIN: ReadonlySet<Refusal> = new Set(['sign_in_old', 'password_wrong']);

/** Whether the confirming password may still be typed. */
export const asksAgain = (refusal: Refusal): boolean => ASKS_AGAIN.has(refusal);

const STATUS: Partial<Record<Refusal, number>> = {
  expiry_past: 422,
  already_known: 409,
  owner_unknown: 409,
  last_superadmin: 409,
  role_changed: 409,
  roles_by_product: 409,
  product_unknown: 422,
  second_step_first: 409,
  ...STEP_UP_STATUS,
};

/** HTTP status of a refusal: a conflict, invalid or early input, else forbidden. */
export const statusOf = (refusal: Refusal): number => STATUS[refusal] ?? 403;
