/** Words that the functions of the database refuse with; each has its sentence in both languages. */
export const REFUSALS = [
  'users_read_missing',
  'users_manage_missing',
  'own_roles',
  'person_above',
  'role_above',
  'last_superadmin',
  'expiry_past',
  'superadmin_only',
  'superadmin_fixed',
  'already_known',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The word an error of the database stands for, or undefined for a surprise. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const word = REFUSALS.find((each) => error.message === each);
  return word ?? refusalIn(error.cause);
}

/** HTTP status of a refusal: what nobody may, what clashes with what is there, what is mistyped. */
export function statusOf(refusal: Refusal): 403 | 409 | 422 {
  if (refusal === 'expiry_past') return 422;
  return refusal === 'already_known' || refusal === 'last_superadmin' ? 409 : 403;
}
