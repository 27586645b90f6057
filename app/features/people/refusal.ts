import type { StepUpCode } from '#app/access/step-up.ts';

/** Why a change of access is refused; each has its sentence in both languages. */
export type Refusal =
  | 'forbidden'
  | 'own_roles'
  | 'person_above'
  | 'role_above'
  | 'role_changed'
  | 'roles_by_product'
  | 'product_beyond'
  | 'product_unknown'
  | 'last_superadmin'
  | 'expiry_past'
  | 'superadmin_only'
  | 'superadmin_fixed'
  | 'already_known'
  | 'owner_unknown'
  | 'second_step_first';

export type AccessCode = Refusal | StepUpCode;
